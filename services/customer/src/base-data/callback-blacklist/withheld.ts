import type { Db } from "@linehaul/kit/database-type";
import { hostCalled, hostsAbove, withheldBy } from "@linehaul/schema/base-data/callback-blacklist/withheld-by";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq, inArray, or } from "drizzle-orm";
import { callbackBlacklistCopy as t } from "./table.ts";

interface CallBack {
  readonly site: SiteCode;
  readonly customerCode: string;
  readonly address: string;
}
/** Why a call-back is withheld, as the copy of the black list says (SYS-08); null: it goes. */
export async function withheld(db: Db, { site, customerCode, address }: CallBack): Promise<string | null> {
  const host = hostCalled(address);
  const hosts = host === null ? [] : hostsAbove(host);
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.site, site), or(eq(t.customerCode, customerCode), inArray(t.host, hosts))));
  return withheldBy({ customerCode, address }, rows)?.reason ?? null;
}
