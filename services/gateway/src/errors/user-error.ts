import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Language } from "@linehaul/schema/sites";
import { refusalText, ruleText } from "../language/text.ts";
import { Refusal } from "./refusal.ts";

export const USER_ERROR_KINDS = ["InvalidInput", "ChangedMeanwhile", "DuplicateSubmit", "Refused"] as const;
export type UserErrorKind = (typeof USER_ERROR_KINDS)[number];

/** What the user can mend, as data of the answer. */
export interface UserError {
  readonly kind: UserErrorKind;
  readonly code: string;
  readonly message: string;
  /** What the service adds for the reader, e.g. the state that it found; null when it says no more. */
  readonly detail: string | null;
  /** Of the request: 32 hex digits. */
  readonly traceId: string;
  /** Path of the input field, e.g. `["code"]`; null when no one field is at fault. */
  readonly field: readonly string[] | null;
}

const KIND_OF: ReadonlyMap<number, UserErrorKind> = new Map([
  [SERVICE_CODES.invalid, "InvalidInput"],
  [SERVICE_CODES.duplicate, "InvalidInput"],
  [SERVICE_CODES.changed, "ChangedMeanwhile"],
  [SERVICE_CODES.repeated, "DuplicateSubmit"],
]);

/** Whose errors they are. */
interface Asker {
  readonly language: Language;
  readonly traceId: string;
}

/** One error a field, in the user's language; the code's own text where no field is named. */
function userErrors(refusal: Refusal, { language, traceId }: Asker): readonly UserError[] {
  const { code, fields, said } = refusal;
  const kind = KIND_OF.get(code) ?? "Refused";
  const base = { kind, code: String(code), detail: refusal.detail ?? null, traceId };
  if (fields.length === 0) return [{ ...base, message: refusalText(language, code, said), field: null }];
  return fields.map(({ path, key, params }) => ({
    ...base,
    message: ruleText(language, key, params),
    field: path.map(String),
  }));
}

/** What a mutation answers: the thing or what to mend. Anything the user can't mend is thrown on. */
export async function written<T>(
  asker: Asker,
  write: () => Promise<T>,
): Promise<{ readonly value: T | null; readonly errors: readonly UserError[] }> {
  try {
    return { value: await write(), errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { value: null, errors: userErrors(error, asker) };
  }
}
