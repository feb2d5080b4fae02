import { ACCOUNT_STATUSES } from "@linehaul/schema/accounts/user-account/lifecycle";
import {
  type AccountStatus,
  type AccountType,
  type DataSource,
  userAccountSorts,
  type UserType,
} from "@linehaul/schema/accounts/user-account/row";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

/** What the list is filtered by; what is empty is not set. */
export interface UserListFilter {
  readonly keyword: string;
  readonly status: readonly AccountStatus[];
  readonly accountType: AccountType | "";
  readonly userType: UserType | "";
  readonly dataSource: DataSource | "";
  /** Code of one customer. */
  readonly customer: string;
  /** Found by a masked value: the finding's id (PERM-12). */
  readonly finding: string;
}

export const userList = askedList({
  code: "USER_LIST",
  empty: { keyword: "", status: [], accountType: "", userType: "", dataSource: "", customer: "", finding: "" },
  fromParams: ({ status, customer = "" }): Partial<UserListFilter> => ({
    status: ACCOUNT_STATUSES.filter((one) => one === status),
    customer: /^\d{10}$/.test(customer) ? customer : "",
  }),
  sorts: sortNames(userAccountSorts),
  asked: (filter: UserListFilter) => ({
    keyword: filter.keyword || null,
    status: filter.status.length === 0 ? null : filter.status,
    accountType: filter.accountType || null,
    userType: filter.userType || null,
    dataSource: filter.dataSource || null,
    customerCode: filter.customer || null,
    finding: filter.finding || null,
  }),
});
