import { z } from "zod";

/**
 * The key of one submission (ERR-05): 8 to 100 letters, digits, dashes and underscores. It travels in a header, so that the gateway and the
 * services read it by this one rule, and a call takes no key that was not read by it (FLT-01).
 */
export const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/, "invalid")
  .brand<"IdempotencyKey">();
export type IdempotencyKey = z.infer<typeof IdempotencyKey>;
