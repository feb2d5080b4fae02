import { z } from "zod";
import { Json } from "@linehaul/schema/json";
import { ExportCondition, ExportedList, ExportFormat } from "@linehaul/schema/orders/export-task";

/** What a file is made of, as its task keeps it. */
export const ExportInput = z.object({
  list: ExportedList,
  format: ExportFormat,
  columns: z.array(z.string()),
  clear: z.array(z.string()),
  /** Told as they are; the filter itself may hold what is masked there. */
  conditions: z.array(ExportCondition),
  filter: z.record(z.string(), Json).optional(),
  ids: z.array(z.string()).optional(),
  reason: z.string().optional(),
  reach: z.string().optional(),
});
export type ExportInput = z.infer<typeof ExportInput>;
