import { parse, type DocumentNode, type GraphQLSchema } from "graphql";
import type { BoundClient } from "@linehaul/schema/sync/auth-client";
import type { Bindable } from "../access/bindable.ts";
import { GatewayError, invalid } from "../errors/gateway-error.ts";
import { boundFieldsOf } from "./bindable.ts";

/** 09020201: the client is not bound to it. `what` is for the log. */
const outside = (what: string) => new GatewayError("09020201", { cause: `outside the binding: ${what}` });

/** The text of an operation that a client names, by id or by name; 09020201 unless it is bound to it, whether it exists or not. */
export function boundOperation(
  client: BoundClient,
  named: string,
  { operations, names }: Bindable,
  byId: ReadonlyMap<string, string>,
): string {
  const text = byId.get(named) ?? operations.get(named)?.text;
  const name = text === undefined ? undefined : names.get(text);
  if (text === undefined || name === undefined || !client.operations.includes(name)) throw outside(named.slice(0, 80));
  return text;
}

function read(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: 2_000 });
  } catch (error) {
    throw invalid(`a document that can't be read: ${String(error)}`);
  }
}

/** A document of the client's own: every root field and every guarded field in it must be bound, else the whole of it is 09020201. */
export function checkOwnDocument(
  client: BoundClient,
  text: unknown,
  schema: GraphQLSchema,
  { fields }: Bindable,
): void {
  if (typeof text !== "string") throw invalid("no document");
  const unbound = [...boundFieldsOf(schema, read(text))].filter(
    (field) => !client.fields.includes(field) || !fields.has(field),
  );
  if (unbound.length > 0) throw outside(unbound.join(", "));
}
