import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { byItself, isDue, markClients } from "./mark.ts";

/** Reads clients by the marks that hold now: days pass without a write, and what a client exceeds changes with them. */
export async function markedAnew<T>(call: Call, read: (db: Db) => Promise<T>): Promise<T> {
  if (!(await isDue(call.db, call.now()))) return read(call.db);
  return call.write(
    async (tx, emit) => {
      await markClients(tx, emit, call.now(), byItself);
      return read(tx);
    },
    { remember: false },
  );
}
