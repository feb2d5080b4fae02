import { z } from "zod";
import { offThread, OutOfMemory, TookTooLong, workerAt } from "../off-thread.ts";
import type { Marking } from "./mark-here.ts";
import { MOST_SHEET_BYTES, MOST_SHEET_ROWS, SHEET_REFUSALS, SheetRefused, type Sheet } from "./sheet.ts";
import type { Asked } from "./sheet.worker.ts";

/** A sheet of ten thousand rows of a hundred columns takes a third of it. */
const MEMORY_MB = 768;
const MOST_MS = 50_000;

const Refused = z.object({ refused: z.enum(SHEET_REFUSALS) });
const isSheet = (data: unknown): data is Sheet => typeof data === "object" && data !== null && "rows" in data;

async function ask(asked: Asked, signal: AbortSignal | undefined): Promise<unknown> {
  const answer = await offThread(workerAt(import.meta.url, "./sheet.worker.ts"), asked, {
    memoryMb: MEMORY_MB,
    ms: MOST_MS,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof OutOfMemory || error instanceof TookTooLong ? new SheetRefused("TOO_LARGE") : error;
  });
  const refused = Refused.safeParse(answer);
  if (refused.success) throw new SheetRefused(refused.data.refused);
  return typeof answer === "object" && answer !== null && "done" in answer ? answer.done : null;
}

interface Reading {
  readonly mostRows?: number;
  readonly signal?: AbortSignal | undefined;
}

/** An uploaded xlsx or csv file as rows of texts, read in a thread of its own; throws SheetRefused. */
export async function readSheet(
  bytes: Uint8Array,
  { mostRows = MOST_SHEET_ROWS, signal }: Reading = {},
): Promise<Sheet> {
  if (bytes.byteLength > MOST_SHEET_BYTES) throw new SheetRefused("TOO_LARGE");
  const sheet = await ask({ what: "read", bytes, mostRows }, signal);
  if (!isSheet(sheet)) throw new Error("the reader's answer is no sheet");
  return sheet;
}

/** The uploaded workbook with its mistakes marked (`markHere`), made in a thread of its own. */
export async function markSheet(bytes: Uint8Array, marking: Marking, signal?: AbortSignal): Promise<Uint8Array> {
  const marked = await ask({ what: "mark", bytes, marking }, signal);
  if (!(marked instanceof Uint8Array)) throw new Error("the marker's answer is no file");
  return marked;
}
