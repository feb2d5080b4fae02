import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { textRows } from "../text-rows.ts";
import { jumpWhitelist } from "./table.ts";

const MINUTE_MS = 60_000;
/** Host · remark; the last one is out of use. */
const ROWS = `
help.linehaul.example · Help pages that notices and terms link to
track.linehaul.example · Tracking for receivers
customs.gov.my · Malaysian customs: forms and tariffs
www.beacukai.go.id · Indonesian customs: forms and tariffs
www.customs.gov.vn · Vietnamese customs: forms and tariffs
xn--b1ayw.example · An outlet with a name in Cyrillic letters
promo.partner.example · A campaign that has ended`;
const ENDED = "promo.partner.example";

/** Fills an empty table with hosts that links of the demo lead to. */
export async function seedJumpWhitelist(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(jumpWhitelist)) > 0) return;
  const rows = textRows(ROWS).map(([host = "", remark = ""], n) => {
    const at = new Date(begin.getTime() + n * MINUTE_MS);
    const status = host === ENDED ? ("DISABLED" as const) : ("ENABLED" as const);
    const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
    return { ...by, id: fixedId("jump-whitelist", host), status, version: 1, host, remark };
  });
  await load(db, jumpWhitelist, rows);
}
