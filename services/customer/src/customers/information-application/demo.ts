import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import { isReviewed } from "@linehaul/schema/customers/information-application/lifecycle";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq } from "drizzle-orm";
import { customerReview, type ReviewRecord } from "../customer-review/table.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { application, type ApplicationRecord } from "./table.ts";

const HOUR = 3_600_000;
/** Of each site's last usable companies: what the customer at that place applies for, and how far that is. */
const PLAN = [
  [0, "DATA_CHANGE", "DRAFT", "The company moved to another floor: please change the unit of its address"],
  [1, "COD", "SUBMITTED", "Its buyers pay in cash"],
  [2, "DOCKING", "SUBMITTED", null],
  [3, "CARD", "SUBMITTED", "Some 400 parcels a month"],
  [4, "SUPPLY_CHAIN", "ACCEPTED", null],
  [4, "OVERSEAS_WAREHOUSE", "DRAFT", null],
  [5, "OVERSEAS_WAREHOUSE", "SUBMITTED", "Spare parts, two pallets a week"],
  [6, "COD", "RETURNED", null],
  [7, "DOCKING", "ACCEPTED", "Its shop system sends orders by night"],
] as const satisfies readonly (readonly [
  number,
  ApplicationRecord["kind"],
  ApplicationRecord["status"],
  string | null,
])[];
const PLACES = 8;
const WHY = "The bank statement is older than three months";

/** One of the plan's, with the review that it waits for or went through. Nobody who signs in here submitted it, so that everybody may decide. */
function planned(c: CustomerRecord, [, kind, status, remark]: (typeof PLAN)[number], until: number) {
  const r = random("application", c.customerCode, kind);
  const at = until - r.int(30, 200) * HOUR;
  const submittedAt = status === "DRAFT" ? null : new Date(at + HOUR);
  const isDecided = status === "ACCEPTED" || status === "RETURNED";
  const decidedAt = isDecided ? new Date(at + r.int(2, 20) * HOUR) : null;
  const by = c.modifiedBy;
  const reason = status === "RETURNED" ? WHY : null;
  const ended = { decidedBy: isDecided ? "huang.li" : null, decidedAt, reason };
  const row: ApplicationRecord = {
    ...ended,
    id: idAt(r, at),
    site: c.site,
    customerId: c.id,
    kind,
    status,
    cardState: kind === "CARD" ? "PENDING" : null,
    remark,
    submissions: submittedAt === null ? 0 : 1,
    submitterId: submittedAt && `demo:${by}`,
    submittedBy: submittedAt && by,
    submittedAt,
    version: isDecided ? 3 : submittedAt === null ? 1 : 2,
    createdBy: by,
    createdAt: new Date(at),
    modifiedBy: ended.decidedBy ?? by,
    modifiedAt: decidedAt ?? submittedAt ?? new Date(at),
  };
  if (submittedAt === null || !isReviewed(kind)) return { row, review: null };
  const review: ReviewRecord = {
    ...ended,
    id: idAt(r, submittedAt.getTime()),
    site: c.site,
    customerId: c.id,
    applicationId: row.id,
    kind: "APPLICATION",
    status: status === "ACCEPTED" ? "PASSED" : status === "RETURNED" ? "FAILED" : "PENDING",
    before: {},
    after: {},
    submitterId: `demo:${by}`,
    submittedBy: by,
    submittedAt,
  };
  return { row, review };
}

/** When the last of the demo's customers had joined. */
const JOINED = new Date(Date.UTC(2025, 9, 30));

/** What some of the demo's companies apply for, and the reviews of it, up to `until`; where there is something already, that stays. */
export async function seedApplications(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(application)) > 0) return;
  for (const site of SITE_CODES) {
    const last = await db
      .select()
      .from(customers)
      .where(and(eq(customers.site, site), eq(customers.status, "USABLE"), eq(customers.customerType, "ENTERPRISE")))
      .orderBy(desc(customers.createdAt), desc(customers.id))
      .limit(PLACES);
    const made = PLAN.flatMap((plan) => {
      const customer = last[plan[0]];
      return customer === undefined ? [] : [planned(customer, plan, until.getTime())];
    });
    await load(
      db,
      application,
      made.map(({ row }) => row),
    );
    await load(
      db,
      customerReview,
      made.flatMap(({ review }) => review ?? []),
    );
  }
}
