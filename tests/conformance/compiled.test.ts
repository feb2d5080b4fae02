import { programOf } from "@linehaul/gateway/compiled/program";
import { fragmentsOf } from "@linehaul/gateway/compiled/selection";
import { schema } from "@linehaul/gateway/schema";
import { getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { answeredOperations } from "../house/operations.ts";

const queries = answeredOperations
  .map(({ name, text }) => ({ name, document: parse(text) }))
  .filter(({ document }) => getOperationAST(document)?.operation === "query");

// What can't be compiled is answered all the same, several times slower: nobody else would notice.
test.each(queries)("$name is compiled", ({ document }) => {
  const definition = getOperationAST(document);
  if (!definition) throw new Error("no operation");
  const fragments = fragmentsOf(document);
  const on = Object.fromEntries((definition.variableDefinitions ?? []).map((v) => [v.variable.name.value, true]));
  expect(programOf({ schema, definition, fragments, variables: { coerced: on, sources: {} } })).toBeTypeOf("function");
});
