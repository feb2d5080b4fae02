import { CONTRACT_KINDS, CONTRACT_STATES } from "@linehaul/schema/customers/contract-signing/lifecycle";
import { contractSorts, type ContractKind, type ContractState } from "@linehaul/schema/customers/contract-signing/row";
import { sortNames } from "@linehaul/schema/sorts";
import { siteDayIn } from "../../../browser/site-day.ts";
import { askedList } from "../../../parts/list/list-state.ts";

/** Within how many days their last day is. */
export const ENDS_WITHIN = ["7", "30"] as const;

export interface ContractListFilter {
  readonly keyword: string;
  readonly state: readonly ContractState[];
  readonly kind: ContractKind | "";
  readonly ends: (typeof ENDS_WITHIN)[number] | "";
}

export const contractList = askedList({
  code: "CONTRACT_SIGNING",
  empty: { keyword: "", state: [], kind: "", ends: "" },
  fromParams: ({ keyword = "", state, kind, ends }): Partial<ContractListFilter> => ({
    keyword: keyword.slice(0, 60),
    state: CONTRACT_STATES.filter((one) => one === state),
    kind: CONTRACT_KINDS.find((one) => one === kind) ?? "",
    ends: ENDS_WITHIN.find((one) => one === ends) ?? "",
  }),
  sorts: sortNames(contractSorts),
  asked: (filter: ContractListFilter) => ({
    keyword: filter.keyword || null,
    state: filter.state.length === 0 ? null : filter.state,
    kind: filter.kind || null,
    endsUntil: filter.ends === "" ? null : siteDayIn(Number(filter.ends)),
  }),
});
