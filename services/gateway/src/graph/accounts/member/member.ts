import { memberRoutes as routes } from "@linehaul/schema/accounts/member/routes";
import {
  Member as MemberContract,
  MemberFilter,
  memberSorts,
  RealName as RealNameContract,
  RealNameChannel,
  RealNameState,
  RealNameStateCount as Count,
  type Member as MemberRow,
} from "@linehaul/schema/accounts/member/row";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { filterInput, sortEnum } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { sortKeysOf } from "../../../contract/sort.ts";
import { pageCost } from "../../../paging/args.ts";
import type { Paged } from "../../../paging/connection.ts";
import { readPage } from "../../../paging/read-page.ts";
import { connectionType } from "../../../paging/types.ts";
import { MemberFinding } from "./finding.ts";
// What he shows of himself.
import "../../customers/customer/detail.ts";
// How far his account is.
import "../user-account/account.ts";

enumOf(RealNameState);
enumOf(RealNameChannel);
objectOf(RealNameContract);

export const Member = contractEntity("Member", MemberContract, {
  description:
    "A person with an account of his own (PERM-09), and who he is by the certificate that he showed. What identifies him is masked.",
  may: routes.pageQuery.may,
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    customerId: t.id({
      nullable: true,
      description: "Node id of the customer that he is, by which that one's page opens; null where he is none.",
      resolve: ({ customerCode }) => (customerCode === null ? null : encodeNodeId("Customer", customerCode)),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
    viewerMayShowClear: viewerMay(
      t,
      "MEMBER_LIST.SHOW_CLEAR",
      "May the viewer reveal what is masked, and look at the pictures?",
    ),
  }),
});

const RealNameStateCount = objectOf(Count, {
  without: ["exact"],
  more: (t) => ({
    isExact: t.boolean({ description: "False where there are more.", resolve: (c) => c.exact }),
  }),
});
type MemberPage = Paged<MemberRow> & { readonly page: RouteResult<typeof routes.pageQuery> };
const MemberConnection = connectionType<MemberRow, MemberPage>(Member, {
  description: "A page of members.",
  fields: (t) => ({
    stateCounts: t.field({
      type: [RealNameStateCount],
      description: "The tags above the list. Costs a query, only when asked for.",
      resolve: ({ page }) => page.stateCounts ?? [],
    }),
    finding: t.field({
      type: MemberFinding,
      nullable: true,
      description:
        "What the filter's finding is (PERM-12); null without one, and for one that is forgotten, another's or another site's: it finds nothing.",
      resolve: ({ page }) => page.finding,
    }),
  }),
});
const sortKey = sortKeysOf(memberSorts, MemberContract);
const MemberSort = sortEnum(Member.name, memberSorts);
const MemberFilterInput = filterInput(Member.name, MemberFilter);

builder.queryField("members", (t) =>
  t.may(...routes.pageQuery.may).field({
    type: MemberConnection,
    description:
      "Persons with accounts of their own among the rows that you may see. One call to the customer service, whatever is asked of it.",
    complexity: pageCost,
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: MemberFilterInput, description: "All of them without it." }),
      sort: t.arg({
        type: MemberSort,
        required: true,
        defaultValue: "CREATED_AT_DESC",
        description: "How to sort.",
      }),
    },
    resolve: (_root, args, grant, info) =>
      readPage({
        args,
        info,
        filter: MemberFilter,
        sortKey,
        extras: ["stateCounts"],
        read: (query) => grant.call(routes.pageQuery, { body: query }),
      }),
  }),
);
