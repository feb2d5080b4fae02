import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq } from "drizzle-orm";
import { staffAuditAuth } from "../table.ts";

/** Lets a person of a test review orders, to everywhere by default; what he reviewed before he does no more. */
export async function mayReview(
  db: Db,
  userName: string,
  countries: string[] | null = null,
  site: SiteCode = "MY",
): Promise<void> {
  const at = new Date();
  const by = { createdBy: "test", createdAt: at, modifiedBy: "test", modifiedAt: at };
  await db.delete(staffAuditAuth).where(and(eq(staffAuditAuth.site, site), eq(staffAuditAuth.userName, userName)));
  await db.insert(staffAuditAuth).values({ id: newId(), site, userName, countries, remark: "", ...by });
}
