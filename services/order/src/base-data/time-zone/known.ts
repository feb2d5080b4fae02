import type { Db } from "@linehaul/kit/database-type";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { eq } from "drizzle-orm";
import { timeZone } from "./table.ts";

/** What the contract can't know: a zone is one of those that are kept (SYS-07). One that a row had before stays. */
export async function zoneProblems(db: Db, code: string, was: string | undefined): Promise<FieldProblem[]> {
  if (code === was) return [];
  const isKept = (await db.$count(timeZone, eq(timeZone.code, code))) > 0;
  return isKept ? [] : [{ path: ["timeZone"], key: "time.zone.unknown", params: { code } }];
}
