// node measure.mjs PORT ADDRESS CATEGORY…: asks the browser behind the port, as it is signed in; prints Lighthouse's answer.
import lighthouse, { desktopConfig } from "lighthouse";

const [port = "", address = "", ...onlyCategories] = process.argv.slice(2);
const flags = { port: Number(port), onlyCategories, disableStorageReset: true, logLevel: "error" };
const result = await lighthouse(address, flags, desktopConfig);
if (!result) throw new Error("Lighthouse gave no answer");
const { categories, audits, environment } = result.lhr;
process.stdout.write(JSON.stringify({ categories, audits, speed: environment.benchmarkIndex }));
