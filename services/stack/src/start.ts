import { stopWith, StartFailure } from "@linehaul/kit/start-failure";
import { announcement } from "./announce.ts";
import { buildUnlessBuilt } from "./build.ts";
import { prepareDatabases } from "./databases.ts";
import { planStack } from "./plan.ts";
import { requireFree } from "./ports.ts";
import { step } from "./step.ts";
import { startStack } from "./stack.ts";

const read = planStack(process.env);
if (!read.ok) stopWith(read.problems.map((p) => `configuration: ${p}`));
const plan = read.config;

// Whoever reads it may be gone.
process.stdout.on("error", () => undefined);
let isStopping = false;
const stopping = Promise.withResolvers<null>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    isStopping = true;
    stopping.resolve(null);
  });

try {
  await requireFree(plan.parts);
  await step("build", buildUnlessBuilt());
  await step("databases", prepareDatabases(plan));
  if (isStopping) stopWith(["Stopped before anything was started."]);
  const stack = await step("services", startStack(plan));
  process.stdout.write(announcement(plan, stack.logs));
  // A null: somebody asked to stop; a line: a process ended by itself.
  const broken = await Promise.race([stack.broken, stopping.promise]);
  process.stdout.write(broken === null ? "\nStopping ...\n" : "");
  await stack.stop();
  if (broken !== null) stopWith([`${broken}`, "Linehaul is stopped: mend that and run npm start again."]);
  process.stdout.write("Stopped.\n");
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
