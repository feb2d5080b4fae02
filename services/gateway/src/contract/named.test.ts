import { expect, test } from "vitest";
import { z } from "zod";
import { enumOf } from "./named.ts";
import { named, namedEnum } from "./types.ts";

const Colour = z.enum(["RED", "BLUE"]).meta({ id: "ColourOfATest", description: "What it looks like." });

test("an enum that nobody made is named, and is made once", () => {
  expect(() => namedEnum("ColourOfATest")).toThrow("the graph has no ColourOfATest yet");
  const made = enumOf(Colour);
  expect(named("ColourOfATest")).toBe(made);
  expect(() => enumOf(Colour)).toThrow("ColourOfATest");
});

test("an enum without an id or a description is refused", () => {
  expect(() => enumOf(z.enum(["A"]))).toThrow(".meta({ id, description })");
});
