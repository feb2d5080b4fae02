import { ConfigStatus } from "@linehaul/schema/catalogue";
import { decimal, line, listOf, note, whole } from "@linehaul/schema/field";
import { Masked } from "@linehaul/schema/masked";
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./said.ts";

const Parcel = z.object({
  code: line(20).describe("Its code."),
  remark: note(200).default("").describe("Anything."),
  weight: whole(1, 1000).nullable().describe("kg."),
  value: decimal().describe("In the declared currency."),
  phone: Masked.nullable().describe("Of the consignee."),
  tags: listOf(line(8), 1_500).describe("What it is found by."),
  kind: z.enum(["A", "B"]).describe("Which."),
  status: ConfigStatus,
  ownerId: z.uuid().optional().describe("Whose it is."),
  owner: z.string().optional().meta({ description: "Whose it was.", deprecated: true, "x-instead": "Ask `ownerId`." }),
});
const told = (io: "input" | "output") =>
  Object.fromEntries(fieldsOf(Parcel, io).map(({ name, ...said }) => [name, said]));

test("a contract tells type, list, whether it may be left out, and the sentence of each field", () => {
  expect(told("output")).toMatchObject({
    code: { type: { scalar: "String" }, isList: false, isOptional: false, description: "Its code." },
    remark: { isOptional: false },
    weight: { type: { scalar: "Int" }, isOptional: true },
    value: { type: { scalar: "Decimal" } },
    phone: { type: { scalar: "Masked" }, isOptional: true },
    tags: { type: { scalar: "String" }, isList: true },
    status: { type: { named: "ConfigStatus" }, description: ConfigStatus.description },
    ownerId: { type: { scalar: "ID" }, isOptional: true, instead: undefined },
    owner: { instead: "Ask `ownerId`." },
  });
  expect(told("input")["remark"]).toMatchObject({ isOptional: true });
});

test("bounds are told in words", () => {
  const limits = Object.fromEntries(fieldsOf(Parcel, "input").map((f) => [f.name, f.limits]));
  expect(limits).toEqual({
    code: "Up to 20 characters.",
    remark: "Up to 200 characters.",
    owner: "",
    weight: "1–1,000.",
    value: "",
    phone: "",
    tags: "At most 1,500. Each: up to 8 characters.",
    kind: "One of A, B.",
    status: "",
    ownerId: "",
  });
});

test("a field that says nothing of itself, and one that is no field, stop the build", () => {
  expect(() => fieldsOf(z.object({ code: line(20) }), "output")).toThrow("code says nothing of itself");
  expect(() => fieldsOf(Parcel, "output", ["colour"])).toThrow("colour is no field of the contract");
  expect(() => fieldsOf(z.object({ at: z.object({ x: z.int() }).describe("Where.") }), "output")).toThrow(
    "at is no scalar of the graph",
  );
});
