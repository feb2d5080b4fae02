import { loginLogSorts, type LOGIN_RESULTS, type LOGIN_TYPES } from "@linehaul/schema/accounts/login-log";
import { sortNames } from "@linehaul/schema/sorts";
import type { LoginLogFilter as LoginLogFilterInput } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { ANY_DAY, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface LoginFilter {
  readonly at: DayRange;
  readonly userCode: string;
  readonly address: string;
  readonly type: (typeof LOGIN_TYPES)[number] | "";
  readonly result: (typeof LOGIN_RESULTS)[number] | "";
  readonly streaks: "ONLY" | "";
}

/** The filter as the graph takes it: of the list, and of its file. */
export function loginFilter(filter: LoginFilter): LoginLogFilterInput {
  const { from, to } = instantsOf(filter.at);
  return {
    from,
    to,
    userCode: filter.userCode || null,
    address: filter.address || null,
    type: filter.type || null,
    result: filter.result || null,
    streaksOnly: filter.streaks === "ONLY" ? true : null,
  };
}

export const loginList = askedList({
  code: "LOGIN_LOG",
  empty: { at: ANY_DAY, userCode: "", address: "", type: "", result: "", streaks: "" },
  sorts: sortNames(loginLogSorts),
  asked: loginFilter,
});
