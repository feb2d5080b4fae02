import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import { load } from "@linehaul/kit/demo/load";
import { demoRow } from "./table.ts";

const NOTES = [
  "Change it",
  "Delete it and make it again",
  "Ask for it by its key",
  "Ask for it with a wrong key",
  "Page past it",
];

/** Fills an empty table with some rows to try calls out on. */
export async function seedDemoRows(db: Db, at: Date): Promise<void> {
  if ((await db.$count(demoRow)) > 0) return;
  const by = { version: 1, createdBy: "system", createdAt: at, modifiedBy: "system" };
  await load(
    db,
    demoRow,
    NOTES.map((note, n) => ({
      ...by,
      id: fixedId("demo-row", String(n)),
      status: "ENABLED" as const,
      code: `DEMO${n + 1}`,
      note,
      modifiedAt: new Date(at.getTime() + n * 60_000),
    })),
  );
}
