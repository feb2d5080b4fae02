// Started with TREE=<folder>: a whole stack of that tree's own build on free ports, with the demo data of its own tests. It says where the Malaysian console is.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answerParent, ready } from "../gateway/child.ts";

type TestStack = typeof import("../../e2e/support/test-stack.ts");

const tree = process.env["TREE"] ?? "";
const { startTestStack }: TestStack = await import(pathToFileURL(join(tree, "tests/e2e/support/test-stack.ts")).href);
const { stack, stop } = await startTestStack();
answerParent({
  stop: async () => {
    await stop();
    return null;
  },
});
ready({ origin: stack.plan.origins.get("MY") });
