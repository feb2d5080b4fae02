import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileKind } from "@linehaul/schema/upload";
import { fail } from "../fail.ts";
import { countInflated } from "../sheets/inflated.ts";
import { zipEntries, type ZipEntry } from "../sheets/zip-entries.ts";
import { SheetRefused } from "../sheets/sheet.ts";

/** Beyond so many bytes an archive may not unpack to more than so many times its size: text that repeats reaches fifty. */
const FREE_BYTES = 16 * 1024 * 1024;
const MOST_RATIO = 100;
const MOST_BYTES = 128 * 1024 * 1024;

function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const entries = zipEntries(bytes);
  const packed = entries.reduce((sum, entry) => sum + entry.packed.byteLength, 0);
  // Entries that lie over each other: a small archive of any size.
  if (packed > bytes.byteLength) throw fail(SERVICE_CODES.bomb);
  return entries;
}

/** What a zip archive is: a Word document, a workbook, or null. Counted while it inflates, before anybody opens it. */
export async function archiveKind(bytes: Uint8Array): Promise<FileKind | null> {
  try {
    const entries = entriesOf(bytes);
    const names = new Set(entries.map(({ name }) => name));
    if ([...names].some((name) => /vbaProject|vbaData|macrosheets\//i.test(name))) throw fail(SERVICE_CODES.macros);
    await countInflated(entries, Math.min(MOST_BYTES, Math.max(FREE_BYTES, bytes.byteLength * MOST_RATIO)));
    if (!names.has("[Content_Types].xml")) return null;
    if (names.has("word/document.xml")) return "docx";
    return names.has("xl/workbook.xml") ? "xlsx" : null;
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    throw fail(error.why === "TOO_LARGE" ? SERVICE_CODES.bomb : SERVICE_CODES.damaged);
  }
}
