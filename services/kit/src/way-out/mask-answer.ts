import { clearOf, maskText } from "../mask-told.ts";
import type { SensitiveFields } from "../sensitive-fields.ts";

/** What identifies somebody, by the names that it has in whatever is sent. */
const FIELDS: SensitiveFields = new Map([
  ["phone", "phone"],
  ["email", "email"],
  ["address", "address"],
  ["certNo", "certificate"],
]);

/** An answer as it is kept: a receiver may repeat what it was sent, and who reads of it need not be one who may see that (PERM-12). */
export const maskAnswer = (answer: string, body: string): string => maskText(answer, clearOf(FIELDS, JSON.parse(body)));
