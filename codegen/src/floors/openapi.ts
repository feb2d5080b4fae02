// The language of spectral's rules has members named `then`; nothing awaits them.
/* oxlint-disable unicorn/no-thenable */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ruleset, Spectral } from "@stoplight/spectral-core";
import { pattern, truthy } from "@stoplight/spectral-functions";
import { oas } from "@stoplight/spectral-rulesets";
import { isRecord } from "@linehaul/schema/record";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";

const OPERATIONS = "$.paths[*][get,put,post,delete]";

/** What is asked of the printed REST documents: all that spectral recommends of OpenAPI, as errors, and what our routes have beside it. */
const RULES = new Ruleset({
  extends: [[oas, "recommended"]],
  rules: {
    // Where it runs is the operators' to say; whom to ask stands in the README.
    "oas3-api-servers": "off",
    "info-contact": "off",
    // A route says what it does in its summary, in one sentence.
    "operation-description": "off",
    "route-summary": {
      given: OPERATIONS,
      message: "a route says what it does: give it a summary",
      then: { field: "summary", function: truthy },
    },
    "route-buttons": {
      given: OPERATIONS,
      message: "a route names the buttons that may call it, as x-may",
      then: { field: "x-may", function: truthy },
    },
    // As clients name their functions.
    "route-operation-id": {
      given: OPERATIONS,
      message: "an operationId is a name in camel case",
      then: { field: "operationId", function: pattern, functionOptions: { match: "^[a-z][A-Za-z0-9]*$" } },
    },
    // `operation-success-response` takes an empty one.
    "route-answer": {
      given: `${OPERATIONS}.responses`,
      message: "a route says what it answers: 200 with its content",
      then: [
        { field: "200", function: truthy },
        { field: "200.content", function: truthy },
      ],
    },
    "tag-description": "error",
  },
});

/** What the linter finds in one document; `file` is named in the problems. */
async function problemsOf(spectral: Spectral, file: string, text: string): Promise<Problem[]> {
  const document: unknown = JSON.parse(text);
  if (!isRecord(document)) return [{ file, problem: "is no OpenAPI document" }];
  const found = await spectral.run({ ...document });
  return found.map(({ code, message, path }) => ({ file, problem: `${path.join(" › ")}: ${message} (${code})` }));
}

/** The printed REST documents hold to OpenAPI, so that whoever makes a client, a page or a test of them can (FLT-05). */
export async function openApiProblems(root: string): Promise<Problem[]> {
  const spectral = new Spectral();
  spectral.setRuleset(RULES);
  const files = filesIn(root, "schema/rest", "*.json").map((name) => `schema/rest/${name}`);
  const problems = await Promise.all(
    files.map((file) => problemsOf(spectral, file, readFileSync(join(root, file), "utf8"))),
  );
  return problems.flat();
}
