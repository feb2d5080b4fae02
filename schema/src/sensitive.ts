import type { z } from "zod";
import { maskAddress, maskCertificate, maskEmail, maskPhone } from "./masked.ts";
import { maskUserCode } from "./user-code.ts";

/** Kinds of what a field takes or holds in the clear, each with its mask. A user code is masked where it is a phone or an e-mail. */
export const MASKS = {
  userCode: maskUserCode,
  phone: (text: string): string => maskPhone(null, text),
  email: maskEmail,
  certificate: maskCertificate,
  address: maskAddress,
  /** Nothing of it is told, its length neither. */
  secret: (): string => "••••••",
} as const satisfies Readonly<Record<string, (text: string) => string>>;
export type Sensitive = keyof typeof MASKS;

/** The mark in a field's metadata, and in the printed documents. */
export const SENSITIVE_MARK = "x-sensitive";

/** Marks a field that takes a sensitive value in the clear: whatever is recorded or told of it is masked (SEC-17). */
export const sensitive = <T extends z.ZodType>(kind: Sensitive, field: T): T => field.meta({ [SENSITIVE_MARK]: kind });

/** What no mark is needed for: an e-mail, and a phone with its country, stand out in any text. */
const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/gu;
const PHONE = /\+\d[\d\s().-]{6,}\d/g;
/** A phone as people write it in a sentence, without its country. */
const LOCAL_PHONE = /(?<![\w.-])0\d[\d\s().-]{6,}\d(?![\w-])/g;

/** A text with the e-mails and phones in it masked. */
export const maskContacts = (text: string): string =>
  text.replace(EMAIL, (found) => maskEmail(found)).replace(PHONE, (found) => maskPhone(null, found));
/** The same of words that somebody wrote: a reason, say. */
export const maskWords = (text: string): string =>
  maskContacts(text).replace(LOCAL_PHONE, (found) => maskPhone(null, found));
