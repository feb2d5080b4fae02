import { z } from "zod";

/** What user names are made of (SEC-01). Outside of ASCII letters become others: the small letter of the Kelvin sign is `k`. */
const PLAIN = /^[A-Za-z0-9._-]+$/;
/** The form in which user names are kept and compared; null for what is nobody's name. */
export const plainUserName = (name: string): string | null => (PLAIN.test(name) ? name.toLowerCase() : null);

/** A user name as it is written: plain before it is made small. */
export const UserName = z
  .string("required")
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9._-]{1,49}$/, "account.userName")
  .toLowerCase();
