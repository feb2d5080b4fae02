import { complexityFromQuery } from "@pothos/plugin-complexity";
import { GraphQLError, type ExecutionArgs, type ExecutionResult } from "graphql";
import { chosenAlone } from "./chosen-alone.ts";
import { invalid } from "../errors/gateway-error.ts";
import type { GatewayPlugin, ServerContext } from "./context.ts";

/** What a document of a user's own may cost: a page of 200 orders with their details and goods fits. */
const MOST = { complexity: 100_000, depth: 14, breadth: 400 } as const;
const MEASURES = ["complexity", "depth", "breadth"] as const;

function tooHeavy(
  { document, operationName, schema, variableValues }: ExecutionArgs,
  ctx: ServerContext,
): ExecutionResult | null {
  const chosen = chosenAlone(document, operationName);
  const found = complexityFromQuery(chosen, { schema, variables: { ...variableValues }, ctx });
  const over = MEASURES.find((measure) => found[measure] > MOST[measure]);
  if (over === undefined) return null;
  const originalError = invalid(`${over} over the limit: ${JSON.stringify(found)}`);
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** Weighs a document before it runs; 09020701 for one that is too heavy. */
export const weight: Pick<GatewayPlugin, "onExecute" | "onSubscribe"> = {
  onExecute({ args, context, setResultAndStopExecution }) {
    const refusal = tooHeavy(args, context);
    if (refusal) setResultAndStopExecution(refusal);
  },
  onSubscribe({ args, context, setResultAndStopExecution }) {
    const refusal = tooHeavy(args, context);
    if (refusal) setResultAndStopExecution(refusal);
  },
};
