import { z } from "zod";

/** A work number: 6 or 8 digits (ACC-04). */
export const workNo = () => z.string("required").regex(/^(\d{6}|\d{8})$/, "account.workNo");
