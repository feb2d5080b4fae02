import type { Db } from "@linehaul/kit/database-type";
import { REVIEWED } from "@linehaul/schema/customers/customer-form/reviewed";
import type { CustomerReview } from "@linehaul/schema/customers/customer-review/review";
import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { applicationsById } from "../information-application/view.ts";
import { MASKED, told } from "./masked.ts";
import { customerReview, type ReviewRecord } from "./table.ts";

const changesOf = ({ before, after }: ReviewRecord): CustomerReview["changes"] =>
  REVIEWED.filter((field) => field in before || field in after).map((field) => ({
    field,
    before: told(before, field),
    after: told(after, field),
    isMasked: field in MASKED,
  }));

/** What a review is about: an application, or its customer's data. */
const aboutOf = ({ applicationId, customerId }: Pick<ReviewRecord, "applicationId" | "customerId">): string =>
  applicationId ?? customerId;

/** Why reviews did not pass, by what they are about: the newest first. */
async function refusals(db: Db, customerIds: readonly string[]) {
  const rows = await db
    .select({
      customerId: customerReview.customerId,
      applicationId: customerReview.applicationId,
      reason: customerReview.reason,
      submittedAt: customerReview.submittedAt,
    })
    .from(customerReview)
    .where(and(inArray(customerReview.customerId, [...customerIds]), isNotNull(customerReview.reason)))
    .orderBy(desc(customerReview.submittedAt));
  return Map.groupBy(rows, aboutOf);
}

/** What reviews show of the applications that they are about. */
async function applications(db: Db, rows: readonly ReviewRecord[], user: string) {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  const views = await applicationsById(db, ids, user);
  return ({ applicationId }: ReviewRecord): CustomerReview["application"] => {
    const found = applicationId === null ? undefined : views.get(applicationId);
    if (found === undefined) return null;
    const { id, kind, remark, papers } = found;
    return { id, kind, remark, papers };
  };
}

/** Reviews as somebody reads them: three statements whatever their number, and three more where some are about applications. */
export async function reviewViews(db: Db, rows: readonly ReviewRecord[], user: string): Promise<CustomerReview[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const found = await db.select().from(customers).where(inArray(customers.id, ids));
  const byId = new Map<string, CustomerRecord>(found.map((row) => [row.id, row]));
  const refused = await refusals(db, ids);
  const applicationOf = await applications(db, rows, user);
  return rows.flatMap((row) => {
    const customer = byId.get(row.customerId);
    if (customer === undefined) return [];
    const earlier = refused.get(aboutOf(row))?.find(({ submittedAt }) => submittedAt < row.submittedAt);
    return [
      {
        id: row.id,
        site: row.site,
        customerCode: customer.customerCode,
        customerName: customer.nameEn,
        customerType: customer.customerType,
        customerStatus: customer.status,
        countryCode: customer.countryCode,
        orgCode: customer.orgCode,
        kind: row.kind,
        status: row.status,
        submittedBy: row.submittedBy,
        submittedAt: row.submittedAt.toISOString(),
        isOwn: row.submitterId === user,
        decidedBy: row.decidedBy,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        reason: row.reason,
        earlier: earlier?.reason ?? null,
        changes: changesOf(row),
        application: applicationOf(row),
      },
    ];
  });
}

/** One of them, held or just written. */
export async function reviewView(tx: Db, id: string, user: string): Promise<CustomerReview> {
  const [view] = await reviewViews(tx, await tx.select().from(customerReview).where(eq(customerReview.id, id)), user);
  if (view === undefined) throw new Error("a review that is held is gone");
  return view;
}
