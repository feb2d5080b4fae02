import { APPLICATION_KINDS, APPLICATION_STATUSES } from "@linehaul/schema/customers/information-application/lifecycle";
import {
  applicationSorts,
  type ApplicationKind,
  type ApplicationStatus,
} from "@linehaul/schema/customers/information-application/row";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface ApplicationListFilter {
  readonly keyword: string;
  readonly status: readonly ApplicationStatus[];
  readonly kind: ApplicationKind | "";
}

export const applicationList = askedList({
  code: "INFORMATION_APPLICATION",
  empty: { keyword: "", status: [], kind: "" },
  fromParams: ({ keyword = "", status, kind }): Partial<ApplicationListFilter> => ({
    keyword: keyword.slice(0, 60),
    status: APPLICATION_STATUSES.filter((one) => one === status),
    kind: APPLICATION_KINDS.find((one) => one === kind) ?? "",
  }),
  sorts: sortNames(applicationSorts),
  asked: (filter: ApplicationListFilter) => ({
    keyword: filter.keyword || null,
    status: filter.status.length === 0 ? null : filter.status,
    kind: filter.kind || null,
  }),
});
