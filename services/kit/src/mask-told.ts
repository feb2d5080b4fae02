import { isRecord } from "@linehaul/schema/record";
import { maskContacts, MASKS, type Sensitive } from "@linehaul/schema/sensitive";
import type { JsonObject } from "./call.ts";
import type { SensitiveFields } from "./sensitive-fields.ts";

type Kind = Sensitive | "masked";
/** What of a request must stand in the clear in nothing that is recorded or told of it (SEC-17). */
export interface Clear {
  /** The fields that the route's contract marks: masked by their names, wherever they stand. */
  readonly fields: SensitiveFields;
  /** What the request sent in them, in small letters, with its kind: known again under any other name. */
  readonly values: ReadonlyMap<string, Kind>;
}
export const NOTHING_CLEAR: Clear = { fields: new Map(), values: new Map() };

const HIDDEN = "••••";
/** Every mask but the shortest leaves such a row of dots. What is masked already is not masked again. */
const isMasked = (text: string): boolean => text.includes("•••");
const mask = (text: string, kind: Kind): string =>
  text === "" || isMasked(text) ? text : kind === "masked" ? HIDDEN : MASKS[kind](text);

const same = (text: string): string => text.trim().toLowerCase();
/** Shorter ones would be found in anything. */
const LEAST = 4;

/** Each text of a value with the name of the field in which it stands; members of a list stand in the list's field. */
function mapTexts(value: unknown, name: string | undefined, change: (text: string, name?: string) => string): unknown {
  if (typeof value === "string") return change(value, name);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, name, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, key, change)]));
}

/** What a request sends in the fields that its contract marks. */
export function clearOf(fields: SensitiveFields, input: unknown): Clear {
  const values = new Map<string, Kind>();
  if (fields.size > 0)
    mapTexts(input, undefined, (text, name = "") => {
      const kind = fields.get(name);
      if (kind !== undefined && mask(text, kind) !== text && same(text).length >= LEAST) values.set(same(text), kind);
      return text;
    });
  return { fields, values };
}

/** A text as it is recorded or told: what was sent as sensitive is masked under any name, and so is every e-mail and phone that is plainly one. */
export function maskText(text: string, { values }: Clear): string {
  const small = same(text);
  const whole = values.get(small);
  if (whole !== undefined) return mask(text, whole);
  return [...values.keys()].some((value) => small.includes(value)) ? HIDDEN : maskContacts(text);
}

/** A thing before or after a change, or what an event says, as it is recorded or told. */
export const maskTold = (value: unknown, clear: Clear): unknown =>
  mapTexts(value, undefined, (text, name = "") => {
    const kind = clear.fields.get(name);
    return maskText(kind === undefined ? text : mask(text, kind), clear);
  });

/** A thing's own fields, masked as a contract marks them: for what is told of it by a route that takes none of them. */
export const maskFields = (fields: SensitiveFields, values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = fields.get(name);
      return [name, kind !== undefined && typeof value === "string" ? mask(value, kind) : value];
    }),
  );
