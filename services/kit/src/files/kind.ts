import { fileTypeFromBuffer } from "file-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { endingOf, FILE_KINDS, type FileKind } from "@linehaul/schema/upload";
import { fail } from "../fail.ts";
import { archiveKind } from "./archive.ts";
import { compoundKind } from "./compound.ts";
import { isText } from "./plain-text.ts";
import type { Spooled } from "./spool.ts";

/** So much of a file's beginning tells what it is. */
const HEAD = 4_100;

async function whole(file: Spooled): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a file is by its content; null for what nobody takes. An archive is called by many names, and what it holds decides. */
async function contentKind(file: Spooled): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(await file.head(HEAD));
  if (found === undefined) return null;
  if (found.mime === "image/png") return "png";
  if (found.mime === "image/jpeg") return "jpg";
  if (found.mime === "application/pdf") return "pdf";
  if (found.mime === "application/x-cfb") return compoundKind(await whole(file));
  const isArchive = found.mime === "application/zip" || found.mime.startsWith("application/vnd.openxmlformats-");
  // One with macros says so of itself.
  if (found.mime.includes("macroenabled") || found.mime.includes("macroEnabled")) throw fail(SERVICE_CODES.macros);
  return isArchive ? archiveKind(await whole(file)) : null;
}

/**
 * What a file is (CUS-12), of the kinds that its purpose takes: by its content, and its name must say the same. 415001 for any other, 42200x
 * for what is protected, holds macros, unpacks without end or is damaged.
 */
export async function kindOf(file: Spooled, name: string, kinds: readonly FileKind[]): Promise<FileKind> {
  // Text has no mark of its own, and may begin like anything.
  const isTable = endingOf(name) === "csv" && kinds.includes("csv");
  const kind = isTable ? (isText(await whole(file)) ? "csv" : null) : await contentKind(file);
  const endings: readonly string[] = kind === null ? [] : FILE_KINDS[kind].endings;
  if (kind === null || !kinds.includes(kind) || !endings.includes(endingOf(name)))
    throw fail(SERVICE_CODES.typeRefused);
  return kind;
}
