// `npm run bench`, `npm run bench -- order-list --orders 1000000`, `npm run bench -- new-feature`: measures, prints, and fails only where a limit is set.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

const names = globSync("*.ts", { cwd: import.meta.dirname })
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => name !== "main")
  .sort();
const asked = process.argv.slice(2);
/** Without a name: what an answer of the gateway costs. */
const [name = "", ...args] = asked[0] === undefined || asked[0].startsWith("-") ? ["gateway", ...asked] : asked;
if (!names.includes(name)) {
  process.stderr.write(`bench: name one of ${names.join(", ")}\n`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
  stdio: "inherit",
});
process.exit(status ?? 1);
