import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { holds } from "../access/actor.ts";
import { slot } from "../access/slot.ts";
import type { Visit } from "../access/visit.ts";
import { boundOperation, checkOwnDocument } from "../clients/binding.ts";
import type { Operations } from "../compiled/read-operations.ts";
import { invalid, refused } from "../errors/gateway-error.ts";
import type { GatewayPlugin, ServerContext } from "./context.ts";

const byId = slot<Visit, true>();
/** Did the request name an operation of ours? Such a document was reviewed; limits for strangers' documents are not for it. */
export const isPersisted = (visit: Visit): boolean => byId.get(visit) === true;

/** The request named an operation of ours; its log line and its metrics say so too. */
export function markPersisted({ visit, ask }: ServerContext): void {
  byId.set(visit, true);
  ask.seen.route = "persisted";
}

/** The operation's id: `id`, `doc_id`, or the `persistedQuery` extension. */
export function idOf(params: GraphQLParams): string | undefined {
  const of = (key: string): unknown => Reflect.get(params, key);
  const extension: unknown = params.extensions?.["persistedQuery"];
  const hash: unknown = extension && typeof extension === "object" ? Reflect.get(extension, "sha256Hash") : undefined;
  return [of("id"), of("doc_id"), hash].find((id) => typeof id === "string");
}

/** The text of an operation that is named. 09020701 for a name that nobody gave, 09020201 for a client that is not bound to it. */
export function persistedText(id: string, { client, bindable }: Visit, operations: Operations): string {
  const text = client ? boundOperation(client, id, bindable, operations) : operations.get(id);
  if (text === undefined) throw invalid(`no operation ${id.slice(0, 80)}`);
  return text;
}

/** The operation that runs; its name is for the log line. */
function noteName(
  { document, operationName }: Pick<ExecutionArgs, "document" | "operationName">,
  { ask }: ServerContext,
): OperationDefinitionNode | null | undefined {
  const operation = getOperationAST(document, operationName);
  ask.seen.operation = operation?.name?.value ?? "anonymous";
  return operation;
}

/**
 * Sessions send operation ids; documents of their own need GRAPHIQL.VIEW, mutations there GRAPHIQL.MUTATE (design 16). Clients of internal
 * tools send what they are bound to: an operation by id or name, or a document of their own (AUTH-13).
 */
export function persisted(operations: Operations, schema: GraphQLSchema): GatewayPlugin {
  return {
    onParams({ params, setParams, context }) {
      const { visit } = context;
      if (typeof params !== "object" || params === null) return;
      const id = idOf(params);
      const { client } = visit;
      if (id === undefined) {
        if (client) return checkOwnDocument(client, params.query, schema, visit.bindable);
        if (!holds(visit.actor, "GRAPHIQL.VIEW")) throw refused(["GRAPHIQL.VIEW"]);
        return;
      }
      const query = persistedText(id, visit, operations);
      markPersisted(context);
      const { operationName, variables, extensions } = params;
      setParams({
        query,
        ...(operationName === undefined ? {} : { operationName }),
        ...(variables === undefined ? {} : { variables }),
        ...(extensions === undefined ? {} : { extensions }),
      });
    },
    onSubscribe: ({ args, context }) => void noteName(args, context),
    onExecute({ args, setResultAndStopExecution, context }) {
      const operation = noteName(args, context);
      const { visit } = context;
      if (operation?.operation !== "mutation" || isPersisted(visit) || visit.client) return;
      if (holds(visit.actor, "GRAPHIQL.MUTATE")) return;
      const originalError = refused(["GRAPHIQL.MUTATE"]);
      setResultAndStopExecution({ errors: [new GraphQLError(originalError.message, { originalError })] });
    },
  };
}
