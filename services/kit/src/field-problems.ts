import type { z } from "zod";
import { FieldProblem } from "@linehaul/schema/envelope";

type Issue = z.core.$ZodIssue;
type Rule = Pick<FieldProblem, "key" | "params">;
const INVALID: Rule = { key: "invalid", params: {} };

/** A message of our own is a rule's key; zod's own sentences have spaces. */
const isKey = (message: string): boolean => /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/.test(message);

const size = (kind: "min" | "max", origin: string): string => `${origin === "string" ? "text" : "number"}.${kind}`;
const small = (value: number | bigint): number => Number(value);

/** The rule that zod's own message stands for. */
function ruleOf(issue: Issue): Rule {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? { key: "required", params: {} } : INVALID;
    case "too_small":
      return { key: size("min", issue.origin), params: {} };
    case "too_big":
      return { key: size("max", issue.origin), params: {} };
    case "invalid_format":
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "invalid_value":
    case "custom":
      return INVALID;
    default:
      return issue satisfies never;
  }
}

function paramsOf(issue: Issue): FieldProblem["params"] {
  if (issue.code === "too_small") return { minimum: small(issue.minimum) };
  if (issue.code === "too_big") return { maximum: small(issue.maximum) };
  // A rule of our own says what its text names.
  if (issue.code === "custom") return FieldProblem.shape.params.parse(issue.params);
  return {};
}

/** Zod's issues as the envelope tells them: where, which rule of the locale files, and the rule's numbers. */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === "number" ? part : String(part))),
    key: isKey(issue.message) ? issue.message : ruleOf(issue).key,
    params: paramsOf(issue),
  }));
}
