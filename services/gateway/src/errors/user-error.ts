import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { Language } from "@linehaul/schema/sites";
import { errorText, ruleText } from "../language/text.ts";
import { Refusal } from "./refusal.ts";

export const USER_ERROR_KINDS = ["InvalidInput", "ChangedMeanwhile", "DuplicateSubmit", "Refused"] as const;
export type UserErrorKind = (typeof USER_ERROR_KINDS)[number];

/** What the user can mend, as data of the answer. */
export interface UserError {
  readonly kind: UserErrorKind;
  readonly code: string;
  readonly message: string;
  /** Path of the input field, e.g. `["code"]`; null when no one field is at fault. */
  readonly field: readonly string[] | null;
}

const KIND_OF: ReadonlyMap<number, UserErrorKind> = new Map([
  [SERVICE_CODES.invalid, "InvalidInput"],
  [SERVICE_CODES.duplicate, "InvalidInput"],
  [SERVICE_CODES.changed, "ChangedMeanwhile"],
  [SERVICE_CODES.repeated, "DuplicateSubmit"],
]);

/** One error a field, in the user's language; the code's own text where no field is named. */
export function userErrors(code: number, fields: readonly FieldProblem[], language: Language): readonly UserError[] {
  const base = { kind: KIND_OF.get(code) ?? "Refused", code: String(code) };
  if (fields.length === 0) return [{ ...base, message: errorText(language, code), field: null }];
  return fields.map(({ path, key, params }) => ({
    ...base,
    message: ruleText(language, key, params),
    field: path.map(String),
  }));
}

/** What a mutation answers: the thing or what to mend. Anything the user can't mend is thrown on. */
export async function written<T>(
  language: Language,
  write: () => Promise<T>,
): Promise<{ readonly value: T | null; readonly errors: readonly UserError[] }> {
  try {
    return { value: await write(), errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { value: null, errors: userErrors(error.code, error.fields, language) };
  }
}
