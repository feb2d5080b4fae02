import {
  memberSorts,
  REAL_NAME_STATES,
  type RealNameChannel,
  type RealNameState,
} from "@linehaul/schema/accounts/member/row";
import type { DataSource } from "@linehaul/schema/accounts/user-account/row";
import type { CertType } from "@linehaul/schema/customers/identity/kinds";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

/** What the list is filtered by; what is empty is not set. */
export interface MemberListFilter {
  readonly keyword: string;
  readonly realNameState: readonly RealNameState[];
  readonly certType: CertType | "";
  readonly channel: RealNameChannel | "";
  readonly dataSource: DataSource | "";
  /** Found by a masked value: the finding's id (PERM-12). */
  readonly finding: string;
}

export const memberList = askedList({
  code: "MEMBER_LIST",
  empty: { keyword: "", realNameState: [], certType: "", channel: "", dataSource: "", finding: "" },
  fromParams: ({ state }): Partial<MemberListFilter> => ({
    realNameState: REAL_NAME_STATES.filter((one) => one === state),
  }),
  sorts: sortNames(memberSorts),
  asked: (filter: MemberListFilter) => ({
    keyword: filter.keyword || null,
    realNameState: filter.realNameState.length === 0 ? null : filter.realNameState,
    certType: filter.certType || null,
    channel: filter.channel || null,
    dataSource: filter.dataSource || null,
    finding: filter.finding || null,
  }),
});
