import type { Db } from "@linehaul/kit/database-type";
import { followLink, linkOf } from "@linehaul/schema/base-data/jump-whitelist/follow-link";
import type { LinkVerdict } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { eq } from "drizzle-orm";
import { view } from "./kind.ts";
import { jumpWhitelist } from "./table.ts";

/** May a link in content be followed, by the rows there are? One statement, and none for a link that no row could let pass. */
export async function mayFollow(db: Db, link: string): Promise<LinkVerdict> {
  const read = linkOf(link);
  if ("refusal" in read) return followLink<never>(link, []);
  const rows = await db.select().from(jumpWhitelist).where(eq(jumpWhitelist.host, read.url.hostname));
  return followLink(link, rows.map(view));
}
