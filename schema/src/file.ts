import { z } from "zod";

/** The most rows that a file of a list holds. */
export const MOST_EXPORTED = 10_000;

/** Heads of the columns of exported files, and what stands in them for all sites; texts in `locales/*.json`. */
export const EXPORT_COLUMNS = [
  "export.at",
  "export.site",
  "export.everySite",
  "export.user",
  "export.kind",
  "export.module",
  "export.action",
  "export.subject",
  "export.fields",
  "export.reason",
  "export.changes",
  "export.traceId",
  "export.result",
  "export.address",
  "export.source",
  "export.type",
  "export.streak",
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** Text is told as it is written, bytes as they are. */
export type Chunks = AsyncIterable<string | Uint8Array>;
const isIterable = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Letters of a file's name, whoever gave it. */
export const MOST_FILE_NAME = 255;

/** What a route with `file` answers in place of an envelope: the bytes, as they are made. */
export const FileAnswer = z.object({
  name: z.string().max(MOST_FILE_NAME).describe("As the browser saves it."),
  type: z.string().max(100).describe("Media type."),
  chunks: z.custom<Chunks>(isIterable).describe("What it holds, in parts as they are made."),
  bytes: z.int().optional().describe("Its length, where it is known."),
  sha256: z.string().optional().describe("Its SHA-256 in hex, where it is known."),
  inline: z.boolean().optional().describe("Is it shown where it opens, in place of being saved?"),
});
export type FileAnswer = z.infer<typeof FileAnswer>;
