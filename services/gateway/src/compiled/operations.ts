import { getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Operations } from "./read-operations.ts";
import type { Context } from "../access/visit.ts";
import { replay } from "../access/grant.ts";
import { jsonWriter, type Written } from "../http/written.ts";
import { compile, type Prepare } from "./compile.ts";

/** A persisted operation as the gateway keeps it: read, checked and compiled once. */
export interface Operation {
  readonly name: string;
  readonly document: DocumentNode;
  readonly prepare: Prepare<Context>;
  /** Makes an answer's JSON ready to be sent. */
  readonly written: (json: string) => Written;
}

/** Operations by their text. Throws for one that the graph does not take: then it is not the release that it was written for. */
export function compileAll(schema: GraphQLSchema, operations: Operations): ReadonlyMap<string, Operation> {
  return new Map([...operations.values()].map((text) => [text, compileText(schema, text)]));
}

function compileText(schema: GraphQLSchema, text: string): Operation {
  const document = parse(text);
  const definition = getOperationAST(document);
  const name = definition?.name?.value;
  if (!definition || name === undefined) throw new Error(`an operation without a name: ${text.slice(0, 80)}`);
  const wrong = validate(schema, document);
  if (wrong.length > 0) throw new AggregateError(wrong, `${name} does not fit the graph: ${wrong[0]?.message}`);
  return {
    name,
    document,
    prepare: compile({ schema, onReplay: replay }, document),
    written: jsonWriter(),
  };
}

/** What is compiled at first use: documents of people and scripts. They are kept as long as their documents are. */
export function compiledAtUse(
  schema: GraphQLSchema,
): (document: DocumentNode, name: string | null) => Prepare<Context> {
  const compiler = { schema, onReplay: replay };
  const kept = new WeakMap<DocumentNode, Map<string | null, Prepare<Context>>>();
  return (document, name) => {
    let of = kept.get(document);
    if (!of) kept.set(document, (of = new Map()));
    let prepare = of.get(name);
    if (!prepare) of.set(name, (prepare = compile(compiler, document, name)));
    return prepare;
  };
}
