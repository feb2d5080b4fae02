import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { SITE_CODES } from "@linehaul/schema/sites";
import { UPLOAD_PURPOSES, type UploadPurpose } from "@linehaul/schema/upload";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const purposes: [UploadPurpose, ...UploadPurpose[]] = ["image", ...UPLOAD_PURPOSES];

/** What a service keeps of each file that it took. The row is there before the file, so that what a process left behind is found by it. */
export const storedFile = pgTable(
  "stored_file",
  {
    id: uuid().primaryKey(),
    container: text().notNull(),
    key: text().notNull(),
    /** As its sender called it: never part of a path. */
    name: text().notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    purpose: text({ enum: purposes }).notNull(),
    user: text().notNull(),
    site: text({ enum: SITE_CODES }).notNull(),
    at: instant("at").notNull(),
    /** By whom it was found clean: `clamd`, or `local` on a machine without one. */
    scannedBy: text("scanned_by").notNull(),
    /** Null until the storage has all of it. */
    storedAt: instant("stored_at"),
    /** What record names it, as `<kind>:<id>`; null: none, and after a day it goes. */
    heldBy: text("held_by"),
  },
  (t) => [
    index("stored_file_unheld")
      .on(t.at)
      .where(sql`${t.heldBy} is null`),
    index("stored_file_sha256").on(t.sha256),
  ],
);
export type StoredFileRecord = typeof storedFile.$inferSelect;
