import type { AuditKind } from "@linehaul/schema/audit";
import { auditSorts } from "@linehaul/schema/permissions/perm-audit";
import { sortNames } from "@linehaul/schema/sorts";
import type {
  AuditEntrySort,
  AuditFilter as AuditFilterInput,
  permAuditPageQuery$variables,
} from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import type { ListShape, ListState } from "../../../parts/list/list-state.ts";
import { pageArguments } from "../../../parts/paging/place.ts";

export interface AuditFilter {
  readonly at: DayRange;
  readonly userName: string;
  readonly kind: readonly AuditKind[];
  readonly module: string;
  readonly subject: string;
}

/** The list as it opens. */
export const auditList: ListShape<AuditFilter, AuditEntrySort> = {
  code: "PERM_AUDIT",
  empty: { at: ANY_DAY, userName: "", kind: [], module: "", subject: "" },
  fromParams: ({ subject = "" }) => ({ subject }),
  sorts: sortNames(auditSorts),
};

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

/** What the page asks of the graph. */
export const auditVariables = ({
  filter,
  sort,
  place,
  size,
}: ListState<AuditFilter, AuditEntrySort>): permAuditPageQuery$variables => ({
  ...pageArguments(place, size),
  sort,
  filter: auditFilter(filter),
});
