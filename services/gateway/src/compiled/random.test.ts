import fc from "fast-check";
import { execute, NoUnusedVariablesRule, parse, specifiedRules, validate } from "graphql";
import { expect, test } from "vitest";
import { compile } from "./compile.ts";
import { documentOf } from "./testing/documents.ts";
import { doneIn, place, zoo } from "./testing/zoo.ts";

const DOCUMENTS = 10_000;
/** Of 2026-11-20; another is as good. */
const SEED = 20_261_120;

/** Whether conditions are given or left to their defaults. */
const inputs = fc.record(
  { a: fc.boolean(), b: fc.option(fc.boolean()), n: fc.option(fc.nat(9)), t: fc.option(fc.string()) },
  { requiredKeys: [] },
);
/** They declare the same variables, used or not. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);
const letters = (result: object): string => JSON.stringify(result);

// Checking all of them would take most of the time.
test("the random documents are valid", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      expect(validate(zoo, parse(documentOf(zoo, g)), rules)).toEqual([]);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test(`${DOCUMENTS} random documents are answered as graphql-js answers them, data and errors to the letter, and what they do is done once`, async () => {
  const seen = { happy: 0, withErrors: 0 };
  await fc.assert(
    fc.asyncProperty(fc.gen(), inputs, async (g, variables) => {
      const text = documentOf(zoo, g);
      const document = parse(text);
      let isReplayed = false;
      const prepare = compile({ schema: zoo, onReplay: () => (isReplayed = true) }, document);
      const [here, there] = [place(), place()];
      const wanted = await execute({ schema: zoo, document, contextValue: there, variableValues: variables });
      const answer = prepare(variables);
      // Variables that don't fit: graphql-js answers errors and nothing else.
      const got = answer ? await answer(here) : { errors: wanted.errors };
      expect({ text, answer: letters(got), done: doneIn(here) }).toEqual({
        text,
        answer: letters(wanted),
        done: doneIn(there),
      });
      if (wanted.errors) seen.withErrors += 1;
      else if (!isReplayed) seen.happy += 1;
    }),
    { seed: SEED, numRuns: DOCUMENTS },
  );
  // Else the documents prove little.
  expect(seen.happy).toBeGreaterThan(DOCUMENTS / 10);
  expect(seen.withErrors).toBeGreaterThan(DOCUMENTS / 10);
  process.stdout.write(`${seen.happy} all the happy way, ${seen.withErrors} with errors\n`);
}, 400_000);
