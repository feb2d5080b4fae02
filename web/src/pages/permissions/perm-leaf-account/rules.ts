import { z } from "zod";
import { ordered, validDays } from "@linehaul/schema/permissions/granted";

/** The days of a grant, as the form holds them: those of the contract. */
export const dayRules = z.object(validDays).refine(ordered.rule, ordered.problem);

/** What a grant form holds beside the days: something that was chosen. */
export const roleRules = z
  .object({ roleId: z.string().min(1, "required"), ...validDays })
  .refine(ordered.rule, ordered.problem);
export const groupRules = z
  .object({ groupId: z.string().min(1, "required"), ...validDays })
  .refine(ordered.rule, ordered.problem);
