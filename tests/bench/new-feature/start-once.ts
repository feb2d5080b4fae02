// Starts a stack whose databases are there already, says how long it took until every part was ready, and stops it.
import { startStack } from "@linehaul/stack/stack";
import { startTestStack } from "../../e2e/support/test-stack.ts";

const first = await startTestStack();
await first.stack.stop();
const began = performance.now();
const again = await startStack(first.stack.plan);
process.stdout.write(`started in ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
await again.stop();
await first.stop();
