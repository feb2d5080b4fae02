import type { ExecutionResult, GraphQLSchema } from "graphql";
import { isRecord } from "@linehaul/schema/record";
import { compileAll, type Operation } from "../compiled/operations.ts";
import type { Operations } from "../compiled/read-operations.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { answer } from "../http/answer.ts";
import { goOn } from "../later/go-on.ts";
import type { Rates } from "../rates/rates.ts";
import type { ServerContext } from "./context.ts";
import { charge } from "./cost.ts";
import { finished } from "./finish.ts";
import { mediaType } from "./media-type.ts";
import { idOf, markPersisted, persistedText } from "./persisted.ts";

/**
 * The short way for persisted operations: no framework stands between the request and the compiled operation. It answers what is in order, to
 * the letter as Yoga would, and leaves all else to Yoga (`false`) before anything is loaded: an unknown id, variables that don't fit, a
 * client that is out of cost, a media type other than JSON.
 */
export type Lane = (context: ServerContext, params: unknown) => boolean | Promise<boolean>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

export function createLane(o: { schema: GraphQLSchema; operations: Operations; rates: Rates }): Lane {
  const { schema, operations, rates } = o;
  const compiled = compileAll(schema, operations);

  /** The operation that is named, for whoever may send it. */
  const named = ({ visit }: ServerContext, params: Readonly<Record<string, unknown>>): Operation | undefined => {
    const id = idOf(params);
    if (id === undefined) return undefined;
    try {
      return compiled.get(persistedText(id, visit, operations));
    } catch (error) {
      if (error instanceof GatewayError) return undefined;
      throw error;
    }
  };

  return (context, params) => {
    const { ask, visit } = context;
    if (!isRecord(params) || isGiven(params["operationName"])) return false;
    const { variables = {}, extensions = {} } = params;
    if (!isRecord(extensions)) return false;
    const type = mediaType(ask.req.headers.accept ?? "*/*");
    if (type === null || !(variables === null || isRecord(variables))) return false;
    const operation = named(context, params);
    const inputs = variables ?? {};
    const run = operation?.prepare(inputs);
    if (!operation || !run) return false;
    const take = (): boolean | Promise<boolean> => {
      markPersisted(context);
      ask.seen.operation = operation.name;
      const send = (result: ExecutionResult): true => {
        answer(ask, 200, `${type}; charset=utf-8`, operation.written(JSON.stringify(result)));
        return true;
      };
      return goOn(run(context), (result) => goOn(finished(result, context), send));
    };
    if (!visit.client) return take();
    const what = { document: operation.document, schema, variables: { ...inputs } };
    return charge(rates, context, what).then((wait) => wait === null && take());
  };
}
