import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { makeBuilder } from "./builder.ts";
import { accessTable } from "./table.ts";

const empty = () => {
  const builder = makeBuilder();
  builder.queryType({});
  builder.scalarType("DateTime", { serialize: String });
  builder.scalarType("Decimal", { serialize: String });
  builder.scalarType("Masked", { serialize: String });
  return builder;
};

test("a root field that declares nothing fails the build", () => {
  const builder = empty();
  builder.queryField("forgotten", (t) => t.string({ resolve: () => "" }));
  expect(() => builder.toSchema()).toThrow("Query.forgotten says neither");
});

test("a mutation and a subscription that declare nothing fail the build", () => {
  const builder = empty();
  builder.queryField("fine", (t) => t.open("test").string({ resolve: () => "" }));
  builder.mutationType({});
  builder.mutationField("forgotten", (t) => t.string({ resolve: () => "" }));
  expect(() => builder.toSchema()).toThrow("Mutation.forgotten says neither");
});

test("a node that was not made with its buttons fails the build", () => {
  const builder = empty();
  builder.queryField("fine", (t) => t.open("test").string({ resolve: () => "" }));
  const Bare = builder.objectRef<{ id: string }>("Bare");
  Bare.implement({ interfaces: [builder.nodeInterfaceRef()], fields: (t) => ({ id: t.exposeID("id") }) });
  expect(() => builder.toSchema()).toThrow("Bare is a node");
});

test("the access table names every root field", () => {
  const table = accessTable(schema);
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.keys(root?.getFields() ?? {})) expect(table).toHaveProperty([`${root?.name}.${field}`]);
  expect(table["Order.customer"]).toEqual({ may: ["CUSTOMER_LIST.VIEW", "CUSTOMER_DETAIL.VIEW"] });
});

test("every type, field, argument and value that a user reads is described", () => {
  const bare: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (!type.description) bare.push(type.name);
    if (!("getFields" in type)) continue;
    for (const field of Object.values(type.getFields()))
      if (!field.description) bare.push(`${type.name}.${field.name}`);
  }
  expect(bare).toEqual([]);
});
