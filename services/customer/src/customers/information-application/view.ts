import type { Db } from "@linehaul/kit/database-type";
import { papersFor } from "@linehaul/schema/customers/information-application/papers";
import type { ApplicationPaper, CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import { inArray } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { application, applicationPaper, type ApplicationPaperRecord, type ApplicationRecord } from "./table.ts";

const fileView = ({ fileId, name, type, bytes, sha256 }: ApplicationPaperRecord): ApplicationPaper["file"] => ({
  id: fileId,
  name,
  type,
  bytes,
  sha256,
});

/** The checklist, and behind it what was uploaded when the customer was another. */
function checklist(
  applicant: Parameters<typeof papersFor>[0],
  uploaded: readonly ApplicationPaperRecord[],
): ApplicationPaper[] {
  const wanted = papersFor(applicant);
  const fileOf = new Map(uploaded.map((one) => [one.paper, fileView(one)]));
  const beyond = uploaded.filter(({ paper }) => wanted.every((one) => one.paper !== paper));
  return [...wanted, ...beyond.map(({ paper }) => ({ paper, isRequired: false }))].map((one) => ({
    ...one,
    file: fileOf.get(one.paper) ?? null,
  }));
}

/** Applications as somebody reads them: two statements whatever their number. */
export async function applicationViews(
  db: Db,
  rows: readonly ApplicationRecord[],
  user: string,
): Promise<CustomerApplication[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const named = await db
    .select({
      id: customers.id,
      customerCode: customers.customerCode,
      customerName: customers.nameEn,
      customerType: customers.customerType,
      countryCode: customers.countryCode,
    })
    .from(customers)
    .where(inArray(customers.id, ids));
  const papers = await db
    .select()
    .from(applicationPaper)
    .where(
      inArray(
        applicationPaper.applicationId,
        rows.map(({ id }) => id),
      ),
    );
  const customerOf = new Map(named.map((one) => [one.id, one]));
  const papersOf = Map.groupBy(papers, ({ applicationId }) => applicationId);
  return rows.flatMap(({ customerId, submitterId, ...row }) => {
    const customer = customerOf.get(customerId);
    if (customer === undefined) return [];
    const { id: _id, ...whose } = customer;
    return [
      {
        ...row,
        ...whose,
        papers: checklist({ ...whose, kind: row.kind }, papersOf.get(row.id) ?? []),
        isOwn: submitterId === user,
        submittedAt: row.submittedAt?.toISOString() ?? null,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        modifiedAt: row.modifiedAt.toISOString(),
      },
    ];
  });
}

/** One of them, held or just written. */
export async function applicationView(db: Db, row: ApplicationRecord, user: string): Promise<CustomerApplication> {
  const [view] = await applicationViews(db, [row], user);
  if (view === undefined) throw new Error("an application that is held is gone");
  return view;
}

/** Some of them by their keys, for whoever may see what they belong to. */
export async function applicationsById(
  db: Db,
  ids: readonly string[],
  user: string,
): Promise<ReadonlyMap<string, CustomerApplication>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(application)
    .where(inArray(application.id, [...ids]));
  return new Map((await applicationViews(db, rows, user)).map((view) => [view.id, view]));
}
