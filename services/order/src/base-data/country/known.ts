import type { Db } from "@linehaul/kit/database-type";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { eq } from "drizzle-orm";
import { country } from "./table.ts";

/** What the contract can't know: a code is one of the list (SYS-07), or none where a row speaks of any country. */
export async function countryProblems(db: Db, code: string | null): Promise<FieldProblem[]> {
  const isKnown = code === null || (await db.$count(country, eq(country.countryCode, code))) > 0;
  return isKnown ? [] : [{ path: ["countryCode"], key: "country.unknown", params: { code } }];
}
