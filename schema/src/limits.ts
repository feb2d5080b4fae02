/** What a JSON schema says of its bounds. */
export interface Bounded {
  readonly type?: unknown;
  readonly format?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

const grouped = (n: number): string => n.toLocaleString("en");
/** zod writes the safe integers where nobody gave a bound. */
const isBound = (n: number | undefined): n is number => n !== undefined && Math.abs(n) < Number.MAX_SAFE_INTEGER;

function ofText({ minLength = 0, maxLength, enum: values, format }: Bounded): string {
  if (values) return `One of ${values.join(", ")}.`;
  if (maxLength === undefined || format === "uuid") return "";
  if (minLength === maxLength) return `${grouped(maxLength)} characters.`;
  return minLength > 1 ? `${minLength}–${grouped(maxLength)} characters.` : `Up to ${grouped(maxLength)} characters.`;
}

function ofNumber({ minimum, maximum }: Bounded): string {
  if (isBound(minimum) && isBound(maximum)) return `${grouped(minimum)}–${grouped(maximum)}.`;
  if (isBound(maximum)) return `At most ${grouped(maximum)}.`;
  return isBound(minimum) ? `At least ${grouped(minimum)}.` : "";
}

function ofList({ minItems = 0, maxItems }: Bounded): string {
  if (maxItems === undefined) return minItems > 0 ? `At least ${grouped(minItems)}.` : "";
  return minItems > 0 ? `${grouped(minItems)}–${grouped(maxItems)} of them.` : `At most ${grouped(maxItems)}.`;
}

/** The bounds of a field in words, the same in the graph and in the REST documents; of a list those of the list and of each of its items. */
export function limitsOf(field: Bounded, one: Bounded): string {
  const own = one.type === "string" ? ofText(one) : one.type === "integer" ? ofNumber(one) : "";
  if (one === field) return own;
  return [ofList(field), own && `Each: ${own.charAt(0).toLowerCase()}${own.slice(1)}`].filter(Boolean).join(" ");
}
