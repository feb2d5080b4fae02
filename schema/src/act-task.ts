import { z } from "zod";
import { ExportState } from "./orders/export-task.ts";

/** Of an act on many rows that goes on by itself: what its owner sees of it, whatever it acts on. */
export const actTask = {
  taskId: z.uuid().describe("The task that does it."),
  state: ExportState.describe("How far it is."),
  looked: z.int().describe("How many of them have an outcome."),
  done: z.int().describe("To how many of them it was done."),
  errorCode: z.int().nullable().describe("Why the rest was not done, a code of the error catalogue; else null."),
  traceId: z.string().describe("Of the request that asked for it; stands in every log line of it."),
  askedAt: z.iso.datetime().describe("When it was asked for."),
  endedAt: z.iso.datetime().nullable().describe("When it ended; null before."),
};
