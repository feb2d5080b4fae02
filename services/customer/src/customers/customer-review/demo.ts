import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { REVIEWED } from "@linehaul/schema/customers/customer-form/reviewed";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { customerReview, type ReviewRecord } from "./table.ts";
import { pickReviewed } from "./values.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REASONS = [
  "The licence shows another name",
  "The address is that of a warehouse, not of the company",
  "The number on the certificate can't be read",
] as const;
const DECIDERS = ["huang.li", "siti.aminah", "le.thu"] as const;

/** Who added a customer asked for its review: nobody who signs in here, so that everybody may decide. */
const asked = (c: CustomerRecord) => ({
  site: c.site,
  customerId: c.id,
  submitterId: `demo:${c.modifiedBy}`,
  submittedBy: c.modifiedBy,
});

/** The review that a customer went through when it was new; null of one that was never put before one. */
function ofNew(c: CustomerRecord, r: Random, until: number): ReviewRecord | null {
  if (c.status === "ADDED") return null;
  const isOpen = c.status === "PENDING_REVIEW";
  const at = isOpen ? until - r.int(1, 9) * DAY - r.int(0, 23) * HOUR : c.createdAt.getTime() + r.int(1, 48) * HOUR;
  const isFailed = c.status === "REJECTED";
  return {
    ...asked(c),
    id: idAt(r, at),
    kind: "NEW",
    applicationId: null,
    status: isOpen ? "PENDING" : isFailed ? "FAILED" : "PASSED",
    before: {},
    after: pickReviewed(
      c,
      REVIEWED.filter((field) => c[field] !== null),
    ),
    submittedAt: new Date(at),
    decidedBy: isOpen ? null : r.pick(DECIDERS),
    decidedAt: isOpen ? null : new Date(at + r.int(1, 30) * HOUR),
    reason: isFailed ? r.pick(REASONS) : null,
  };
}

/** One of fifty usable customers waits for a change: it moved to the next house, or has its bills made out to somebody else. */
function ofChange(c: CustomerRecord, r: Random, until: number): ReviewRecord | null {
  if (c.status !== "USABLE" || !r.chance(0.02)) return null;
  const at = until - r.int(2, 96) * HOUR;
  const after = r.chance(0.5)
    ? { address: `${c.address ?? ""}, Unit ${r.int(2, 40)}` }
    : { invoiceTitle: `${c.nameEn.slice(0, 80)}, Finance`, invoiceCount: (c.invoiceCount ?? 1) + 1 };
  return {
    ...asked(c),
    id: idAt(r, at),
    kind: "CHANGE",
    applicationId: null,
    status: "PENDING",
    before:
      "address" in after ? { address: c.address } : { invoiceTitle: c.invoiceTitle, invoiceCount: c.invoiceCount },
    after,
    submittedAt: new Date(at),
    decidedBy: null,
    decidedAt: null,
    reason: null,
  };
}

/** When the last of the demo's customers had joined. */
const JOINED = new Date(Date.UTC(2025, 9, 30));

/** The reviews of the demo's customers, up to `until`; where there are some already, they stay. */
export async function seedReviews(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(customerReview)) > 0) return;
  const rows = (await db.select().from(customers)).flatMap((c) => {
    const r = random("review", c.customerCode);
    return [ofNew(c, r, until.getTime()), ofChange(c, r, until.getTime())].filter((row) => row !== null);
  });
  await load(db, customerReview, rows);
}
