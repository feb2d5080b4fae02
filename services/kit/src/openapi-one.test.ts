import { expect, test } from "vitest";
import { oneComponentEach } from "./openapi-one.ts";
import { hideRefs, showRefs } from "./openapi-refs.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const status = () => ({ enum: ["ON", "OFF"] });

test("what is sent as it is answered is one component, and references point at it", () => {
  const one = oneComponentEach({
    paths: { "/save": { body: { status: ref("StatusInput") }, answer: ref("Row"), again: ref("RowInput") } },
    components: {
      schemas: {
        StatusInput: status(),
        Status: status(),
        RowInput: { of: ref("StatusInput") },
        Row: { of: ref("Status") },
      },
    },
  });
  expect(one).toEqual({
    paths: { "/save": { body: { status: ref("Status") }, answer: ref("Row"), again: ref("Row") } },
    components: { schemas: { Status: status(), Row: { of: ref("Status") } } },
  });
});

test("what is sent otherwise stays two, and so does what refers to it", () => {
  const schemas = {
    Part: { required: ["a"] },
    PartInput: {},
    Whole: { of: ref("Part") },
    WholeInput: { of: ref("PartInput") },
  };
  const names = Object.keys(oneComponentEach({ components: { schemas } }).components.schemas);
  expect(names).toEqual(["Part", "PartInput", "Whole", "WholeInput"]);
});

test("a component that is named as if it were sent, and has no other half, stays", () => {
  const document = { components: { schemas: { KeyboardInput: status() } } };
  expect(oneComponentEach(document)).toEqual(document);
});

test("components stand in the order of their names, whatever was loaded first", () => {
  const printed = (names: readonly string[]) =>
    JSON.stringify(
      oneComponentEach({ components: { schemas: Object.fromEntries(names.map((name) => [name, status()])) } }),
    );
  expect(printed(["B", "AInput", "C", "A"])).toBe(printed(["A", "C", "AInput", "B"]));
});

test("a reference keeps the sentence beside it, where @fastify/swagger would take it", () => {
  const schema = { status: { description: "In use or not.", ...ref("Status") }, plain: ref("Status") };
  const hidden = structuredClone(schema);
  hideRefs(hidden);
  expect(hidden.status).not.toHaveProperty("$ref");
  expect(hidden.plain).toEqual(ref("Status"));
  showRefs(hidden);
  expect(hidden).toEqual(schema);
});
