import type { Emit } from "@linehaul/kit/call";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";

/** What of an application stands in the trail. */
const told = ({ customerCode, kind, status, cardState, remark, papers }: CustomerApplication) => ({
  customerCode,
  kind,
  status,
  cardState,
  remark,
  papers: papers.flatMap(({ paper, file }) => (file === null ? [] : [`${paper} ${file.name} ${file.sha256}`])),
});

/** The trail of a change of an application: before and after, field by field. */
export const tell = (
  emit: Emit,
  before: CustomerApplication | null,
  after: CustomerApplication,
  more: { readonly reason?: string } = {},
): void =>
  emit({
    type: "application.changed",
    subject: after.id,
    site: after.site,
    data: { customerCode: after.customerCode },
    before: before && told(before),
    after: told(after),
    ...more,
  });
