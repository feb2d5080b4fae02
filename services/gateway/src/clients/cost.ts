import { complexityFromQuery } from "@pothos/plugin-complexity";
import { GraphQLError, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Visit } from "../access/visit.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Budget, Rates } from "../rates/rates.ts";
import type { GatewayPlugin } from "../server/context.ts";

/** What a client reads in `extensions.cost` of every answer: what this request asked for, what is left of the minute, and when it is full again. */
export interface Cost {
  readonly requested: number;
  readonly remaining: number;
  /** ISO 8601. */
  readonly resetAt: string;
}
const costs = new WeakMap<Visit, Cost>();
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

/** Takes what a client's operation costs from its minute before anything is run; over it: 09020301 with `Retry-After` (AUTH-13). */
export function clientCost(rates: Rates): GatewayPlugin {
  return {
    async onExecute({ args, setResultAndStopExecution, context }) {
      const { visit, ask } = context;
      if (!visit.client) return;
      const { clientId, costPerMinute } = visit.client;
      const requested = costOf(args.document, args.schema, { ...args.variableValues }, context);
      const budget = await rates.spend(clientId, requested, costPerMinute);
      noteCost(visit, requested, budget);
      if (budget.wait === null) return;
      ask.res.setHeader("retry-after", String(budget.wait));
      const originalError = new GatewayError("09020301");
      setResultAndStopExecution({ errors: [new GraphQLError(originalError.message, { originalError })] });
    },
  };
}
