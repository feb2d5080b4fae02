import type { FileAnswer } from "@linehaul/schema/file";
import type { Call, OutgoingEvent } from "../call.ts";
import { readFile } from "./kept.ts";
import type { StoredFileRecord } from "./tables.ts";

/** A file as it was uploaded, for a window of its own; who saw it is recorded first, as a reveal (PERM-12). */
export const showFile = (call: Call, file: StoredFileRecord, seen: Omit<OutgoingEvent, "kind">): Promise<FileAnswer> =>
  call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({ ...seen, kind: "REVEAL" });
      const { name, type, bytes, sha256 } = file;
      return { name, type, bytes, sha256, inline: true, chunks: await readFile(call.storage, file) };
    },
    { remember: false },
  );
