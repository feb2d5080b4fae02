import { z } from "zod";

/** What a form must know of a field to draw it. */
interface Said {
  readonly kind: "text" | "decimal" | "integer" | "switch";
  /** Bounds of a number, or of a text's length. */
  readonly least: number | null;
  readonly most: number | null;
  /** May it stay empty? */
  readonly isOptional: boolean;
}

/** The rule itself, without what says that it may be absent. */
function bare(rule: unknown): unknown {
  return rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault
    ? bare(rule.unwrap())
    : rule;
}

/** A character of a plain pattern and how often it stands there at the most; of a longer thing (a group, an endless repeat) nothing is known. */
const STEP = /(?:\[[^\]]+\]|\\d|[\w-])(?:\{(?:\d+,)?(\d+)\}|(\?))?/gy;
/** How long a text is at the most that a plain pattern allows: `^[A-Z][A-Z0-9_]{1,49}$` is 50. */
function longest(text: z.ZodString): number | null {
  const defs: readonly object[] = (text.def.checks ?? []).map((check) => check._zod.def);
  const pattern = defs.map((def) => ("pattern" in def ? def.pattern : null)).find((p) => p instanceof RegExp);
  const body = pattern?.source.replace(/^\^(.*)\$$/, "$1") ?? "";
  const steps = [...body.matchAll(STEP)];
  if (steps.length === 0 || steps.map(([step]) => step).join("") !== body) return null;
  return steps.reduce((sum, [, times]) => sum + Number(times ?? 1), 0);
}

/** What a contract says of a field. */
export function said(rule: z.ZodType | undefined): Said {
  const inner = bare(rule);
  const isOptional = rule?.safeParse("").success === true;
  const unbounded = { least: null, most: null, isOptional };
  if (inner instanceof z.ZodBoolean) return { ...unbounded, kind: "switch" };
  if (inner instanceof z.ZodNumber) return { kind: "integer", least: inner.minValue, most: inner.maxValue, isOptional };
  if (!(inner instanceof z.ZodString)) return { ...unbounded, kind: "text" };
  const isDecimal = inner.meta()?.["format"] === "decimal";
  const most = inner.maxLength ?? longest(inner);
  return { kind: isDecimal ? "decimal" : "text", least: inner.minLength, most, isOptional };
}
