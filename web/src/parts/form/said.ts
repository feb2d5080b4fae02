import { SENSITIVE_MARK } from "@linehaul/schema/sensitive";
import { z } from "zod";

/** What a form must know of a field to draw it. */
interface Said {
  readonly kind: "text" | "phone" | "digits" | "decimal" | "integer" | "switch";
  /** Bounds of a number, or of a text's length. */
  readonly least: number | null;
  readonly most: number | null;
  /** May it stay empty? */
  readonly isOptional: boolean;
}

/** The rule itself, without what says that it may be absent, or makes something of it. */
function bare(rule: unknown): unknown {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault)
    return bare(rule.unwrap());
  if (rule instanceof z.ZodPipe) return bare(rule.out instanceof z.ZodTransform ? rule.in : rule.out);
  return rule;
}

/** What a pattern allows, one beside the other: `^(\d{6}|\d{8})$` is `\d{6}` and `\d{8}`. */
function waysOf(text: z.ZodString): readonly string[] {
  const defs: readonly object[] = (text.def.checks ?? []).map((check) => check._zod.def);
  const pattern = defs.map((def) => ("pattern" in def ? def.pattern : null)).find((p) => p instanceof RegExp);
  const whole = /^\^\(?([^()]*)\)?\$$/.exec(pattern?.source ?? "");
  return whole?.[1]?.split("|") ?? [];
}
/** A character and how often it stands there. */
const STEP = /(?:\[[^\]]+\]|\\d|[\w-])(?:\{(?:\d+,)?(\d+)\}|(\?))?/gy;
/** How long a text is at the most that a plain pattern allows: `[A-Z][A-Z0-9_]{1,49}` is 50. Of an endless repeat nothing is known. */
function longest(way: string): number {
  const steps = [...way.matchAll(STEP)];
  if (steps.map(([step]) => step).join("") !== way) return Number.NaN;
  return steps.reduce((sum, [, times]) => sum + Number(times ?? 1), 0);
}

/** What a contract says of a field. */
export function said(rule: z.ZodType | undefined): Said {
  const inner = bare(rule);
  // A number box that is empty holds no number.
  const isOptional = ["", Number.NaN].some((nothing) => rule?.safeParse(nothing).success === true);
  const unbounded = { least: null, most: null, isOptional };
  if (inner instanceof z.ZodBoolean) return { ...unbounded, kind: "switch" };
  if (inner instanceof z.ZodNumber) return { kind: "integer", least: inner.minValue, most: inner.maxValue, isOptional };
  if (!(inner instanceof z.ZodString)) return { ...unbounded, kind: "text" };
  const ways = waysOf(inner);
  const isDigits = ways.length > 0 && ways.every((way) => /^\\d\{[\d,]+\}$/.test(way));
  const isDecimal = inner.meta()?.["format"] === "decimal";
  const isPhone = inner.meta()?.[SENSITIVE_MARK] === "phone";
  return {
    kind: isPhone ? "phone" : isDecimal ? "decimal" : isDigits ? "digits" : "text",
    least: inner.minLength,
    most: inner.maxLength ?? (Math.max(0, ...ways.map(longest)) || null),
    isOptional,
  };
}
