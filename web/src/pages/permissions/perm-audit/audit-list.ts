import type { AuditKind } from "@linehaul/schema/audit";
import { auditSorts } from "@linehaul/schema/permissions/perm-audit";
import { sortNames } from "@linehaul/schema/sorts";
import type { AuditFilter as AuditFilterInput } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface AuditFilter {
  readonly at: DayRange;
  readonly userName: string;
  readonly kind: readonly AuditKind[];
  readonly module: string;
  readonly subject: string;
}

/** The filter as the graph takes it: of the list, and of its file. */
export function auditFilter({ at, userName, kind, module, subject }: AuditFilter): AuditFilterInput {
  const { from, to } = instantsOf(at);
  return {
    from,
    to,
    userName: userName || null,
    kind: kind.length > 0 ? kind : null,
    module: module || null,
    subject: subject || null,
  };
}

export const auditList = askedList({
  code: "PERM_AUDIT",
  empty: { at: ANY_DAY, userName: "", kind: [], module: "", subject: "" },
  fromParams: ({ subject = "" }) => ({ subject }),
  sorts: sortNames(auditSorts),
  asked: auditFilter,
});
