import { describe, expect, test } from "vitest";
import { z } from "zod";
import { line, note, whole } from "@linehaul/schema/field";
import { said } from "./said.ts";

describe("what a contract says of a field", () => {
  test.each([
    ["a line", line(60), { kind: "text", least: 1, most: 60, isOptional: false }],
    ["text that may be empty", note(200).default(""), { kind: "text", least: null, most: 200, isOptional: true }],
    ["a whole number", whole(0, 4), { kind: "integer", least: 0, most: 4, isOptional: false }],
    ["yes or no", z.boolean(), { kind: "switch", least: null, most: null, isOptional: false }],
    [
      "digits",
      z
        .string()
        .regex(/^\d{6}$/)
        .nullable(),
      { kind: "digits", least: null, most: 6, isOptional: false },
    ],
    ["nothing", undefined, { kind: "text", least: null, most: null, isOptional: false }],
  ] as const)("%s", (_name, rule, expected) => expect(said(rule)).toEqual(expected));

  test.each([
    [/^[A-Z]{3}$/, 3],
    [/^[A-Z][A-Z0-9_]{1,49}$/, 50],
    [/^\d{6}-?\d$/, 8],
    [/^\d{1,10}(\.\d{1,8})?$/, null],
    [/^[a-z]+$/, null],
    [/^(\d{6}|\d{8})$/, 8],
  ])("a text of the pattern %s is so long at the most", (pattern, most) =>
    expect(said(z.string().regex(pattern)).most).toBe(most),
  );
});
