import { complexityFromQuery } from "@pothos/plugin-complexity";
import { GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from "graphql";
import { slot } from "../access/slot.ts";
import type { Visit } from "../access/visit.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Budget, Rates } from "../rates/rates.ts";
import { chosenAlone } from "./chosen-alone.ts";
import type { GatewayPlugin, ServerContext } from "./context.ts";

/** What a client reads in `extensions.cost` of every answer: what this request asked for, what is left of the minute, and when it is full again. */
export interface Cost {
  readonly requested: number;
  readonly remaining: number;
  /** ISO 8601. */
  readonly resetAt: string;
}
const costs = slot<Visit, Cost>();
export const costIn = (visit: Visit): Cost | undefined => costs.get(visit);
export const noteCost = (visit: Visit, requested: number, { remaining, resetAt }: Budget): void => {
  costs.set(visit, { requested, remaining, resetAt });
};

/** The graph's own measure (its limit for strangers is the same): a field is 1, a page as many as it asks for. */
function costOf(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
  ctx: object,
): number {
  return Math.max(1, Math.ceil(complexityFromQuery(document, { schema, variables, ctx }).complexity));
}

/**
 * Takes what an operation costs from its client's minute, before anything is run: seconds to wait where it does not fit (AUTH-13). Whoever is
 * no client has no such minute.
 */
export async function charge(
  rates: Rates,
  context: ServerContext,
  o: { document: DocumentNode; schema: GraphQLSchema; variables: Record<string, unknown> },
): Promise<number | null> {
  const { client } = context.visit;
  if (!client) return null;
  const requested = costOf(o.document, o.schema, o.variables, context);
  const budget = await rates.spend(client.clientId, requested, client.costPerMinute);
  noteCost(context.visit, requested, budget);
  return budget.wait;
}

const overCost = (): ExecutionResult => {
  const originalError = new GatewayError("09020301");
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
};

/** Is it the beat of a stream that has nothing to tell (FLT-15)? It costs nobody anything. */
const tellsNothing = ({ data, errors }: ExecutionResult): boolean =>
  !errors && Object.values(data ?? {}).every((value) => Array.isArray(value) && value.length === 0);

/** Over it: 09020301 with `Retry-After`. A stream costs when it begins, and again with each event (SEC-15). */
export function clientCost(rates: Rates): Pick<GatewayPlugin, "onExecute" | "onSubscribe"> {
  const taken = (args: ExecutionArgs, context: ServerContext): Promise<number | null> => {
    const { schema, variableValues } = args;
    const document = chosenAlone(args.document, args.operationName);
    return charge(rates, context, { document, schema, variables: { ...variableValues } });
  };
  return {
    async onExecute({ args, setResultAndStopExecution, context }) {
      const wait = await taken(args, context);
      if (wait === null) return;
      context.ask.res.setHeader("retry-after", String(wait));
      setResultAndStopExecution(overCost());
    },
    async onSubscribe({ args, setResultAndStopExecution, context }) {
      const wait = await taken(args, context);
      if (wait !== null) {
        context.ask.res.setHeader("retry-after", String(wait));
        return setResultAndStopExecution(overCost());
      }
      return {
        onSubscribeResult: () => ({
          async onNext({ result, setResult }) {
            if (!tellsNothing(result) && (await taken(args, context)) !== null) setResult(overCost());
          },
        }),
      };
    },
  };
}
