import { z } from "zod";

/** CUS-01. */
export const CustomerCode = z
  .string()
  .regex(/^\d{10}$/, "customer.code")
  .describe("10 digits.");
