import { GraphQLError, type ExecutionResult } from "graphql";
import { mapAsyncIterator } from "graphql-yoga";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import { holds } from "../access/actor.ts";
import { costIn } from "./cost.ts";
import { deniedIn } from "../access/grant.ts";
import type { GatewayPlugin, ServerContext } from "./context.ts";
import { isPersisted } from "./persisted.ts";
import { whomToAsk } from "./ask-whom.ts";
import { isRefused, originalOf, shapeError } from "./shape-error.ts";

const isResult = (value: object): value is ExecutionResult => "data" in value || "errors" in value;

/** A failed call fails every row that waited for it: one error tells it. */
function eachOnce(errors: readonly GraphQLError[]): readonly GraphQLError[] {
  const told = new Set<unknown>();
  return errors.filter((error) => {
    const original = originalOf(error);
    if (original === error) return true;
    const isNew = !told.has(original);
    told.add(original);
    return isNew;
  });
}

/** Relations that the role may not follow, each once; what a client spent; and, for those who hold GRAPHIQL.TRACE, the calls of their document. */
function extensionsOf(context: ServerContext): Record<string, unknown> {
  const { visit, ask } = context;
  const denied = [...deniedIn(context)];
  const traced = !isPersisted(visit) && holds(visit.actor, "GRAPHIQL.TRACE");
  const cost = costIn(visit);
  return {
    ...(cost ? { cost } : {}),
    ...(denied.length > 0 ? { denied } : {}),
    ...(traced ? { trace: { traceId: visit.traceId, calls: ask.ledger } } : {}),
  };
}

/** The last hand on every answer: nothing that leaves has a message, a code or a stack of the inside. */
export function finished(result: ExecutionResult, context: ServerContext): ExecutionResult | Promise<ExecutionResult> {
  if (!result.errors?.some(isRefused)) return shape(result, context, null);
  return whomToAsk(context.visit).then((whom) => shape(result, context, whom));
}

/** What needs nothing leaves as it is. */
function shape(result: ExecutionResult, context: ServerContext, whom: WhomToAsk | null): ExecutionResult {
  const { errors, extensions, ...rest } = result;
  const wholeRequest = !("data" in result);
  const shaped = (error: GraphQLError) => shapeError(error, context, { wholeRequest, whom });
  const more = { ...extensions, ...extensionsOf(context) };
  if (!errors && Object.keys(more).length === 0) return result;
  return {
    ...(errors ? { errors: eachOnce(errors).map(shaped) } : {}),
    ...rest,
    ...(Object.keys(more).length > 0 ? { extensions: more } : {}),
  };
}

/** Each event of a stream is an answer like any other, also where the stream itself breaks (SEC-15). */
const eachFinished = (events: AsyncIterable<ExecutionResult>, context: ServerContext) =>
  mapAsyncIterator(
    events,
    (event: ExecutionResult) => finished(event, context),
    (broken: unknown) => finished({ errors: [asGraphError(broken)] }, context),
  );
const asGraphError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError("a stream broke", { originalError: error instanceof Error ? error : new Error(String(error)) });

/** Finishes what Yoga answers. */
export function finish(): GatewayPlugin {
  return {
    async onResultProcess(payload) {
      const { result, serverContext } = payload;
      if (Array.isArray(result)) return;
      if (Symbol.asyncIterator in result) payload.setResult(eachFinished(result, serverContext));
      else if (isResult(result)) payload.setResult(await finished(result, serverContext));
    },
  };
}
