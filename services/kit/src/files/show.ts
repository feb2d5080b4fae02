import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { FileAnswer } from "@linehaul/schema/file";
import { limitOf } from "@linehaul/schema/upload";
import type { Call, OutgoingEvent } from "../call.ts";
import { doerOf } from "../request-caller.ts";
import { readFile } from "./kept.ts";
import { marked } from "./marked.ts";
import { isPicture } from "./picture.ts";
import type { StoredFileRecord } from "./tables.ts";

/** Who looks, and when, as it stands in a picture: `hoa.nguyen · 2026-11-26 09:30 UTC`. */
const markOf = (call: Call): string =>
  `${doerOf(call.caller).userName} · ${call.now().toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** What is sent of it: a picture that may not go round unnoticed has its viewer in it. */
async function toShow(call: Call, file: StoredFileRecord): Promise<Pick<FileAnswer, "bytes" | "sha256" | "chunks">> {
  const chunks = await readFile(call.storage, file);
  const { bytes, sha256, purpose, type } = file;
  if (limitOf(purpose).isMarked !== true || !isPicture(type)) return { bytes, sha256, chunks };
  const shown = await marked(await buffer(chunks), type, markOf(call));
  return {
    bytes: shown.byteLength,
    sha256: createHash("sha256").update(shown).digest("hex"),
    chunks: Readable.from([shown]),
  };
}

/** A file for a window of its own; who saw it is recorded first, as a reveal (PERM-12). */
export const showFile = (call: Call, file: StoredFileRecord, seen: Omit<OutgoingEvent, "kind">): Promise<FileAnswer> =>
  call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({ ...seen, kind: "REVEAL" });
      const { name, type } = file;
      return { name, type, inline: true, ...(await toShow(call, file)) };
    },
    { remember: false },
  );
