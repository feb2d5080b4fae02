import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import {
  dataGroupRoutes,
  DIMENSION_BY,
  type EffectiveScope,
  type ScopePart,
} from "@linehaul/schema/permissions/perm-data-group";
import {
  codesOf,
  type Limit,
  LIMITS_OF,
  type RowCount,
  type RowScope,
  SCOPED_RECORDS,
  type ScopedRecord as ScopedRecordCode,
} from "@linehaul/schema/scope";
import { builder } from "../../../access/builder.ts";
import { isUuid } from "../../../access/node-id.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { orNull } from "../../../errors/or-null.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { DataGroupKind, DataGroupRule, Dimension, GrantState, ScopedRecord } from "./enums.ts";

const Scope = builder.objectRef<RowScope>("RowScope").implement({
  description: "The rows that data groups open (PERM-02). Null: not restricted by it; empty: none.",
  fields: (t) => ({
    sites: t.exposeStringList("sites", { description: "Sites; the host that is signed in to must be among them." }),
    countries: t.exposeStringList("countries", { nullable: true, description: "ISO 3166-1 alpha-2 codes." }),
    orgs: t.exposeStringList("orgs", { nullable: true, description: "Codes of organisations." }),
    customers: t.exposeStringList("customers", { nullable: true, description: "Customer codes." }),
  }),
});

const Part = builder.objectRef<ScopePart>("ScopePart").implement({
  description: "What one data group brings into a user's scope.",
  fields: (t) => ({
    groupCode: t.exposeString("groupCode", { description: "Code of the group." }),
    groupName: t.exposeString("groupName", { description: "Name of the group." }),
    kind: t.expose("kind", { type: DataGroupKind, description: "Named codes or rules." }),
    dimension: t.expose("dimension", { type: Dimension, description: "What it restricts by." }),
    rule: t.expose("rule", { type: DataGroupRule, nullable: true, description: "The rule; null for named codes." }),
    codes: t.exposeStringList("codes", { description: "What the group names, or the rule found for this user." }),
    state: t.expose("state", { type: GrantState, description: "Only what is in effect counts." }),
  }),
});

const MAY = ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"] as const;

const RowCountRef = builder.objectRef<RowCount>("RowCount").implement({
  description: "How many rows there are.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Counted up to 10,000." }),
    isExact: t.exposeBoolean("exact", { description: "False where there are more." }),
  }),
});

interface Limited {
  readonly record: ScopedRecordCode;
  readonly by: readonly Limit[];
}
/** What a scope limits a record by. */
const limitsOf = (scope: RowScope): Limited[] =>
  SCOPED_RECORDS.filter((record) => LIMITS_OF[record].length > 0).map((record) => ({
    record,
    by: LIMITS_OF[record].filter((limit) => codesOf(scope, record, limit) !== null),
  }));
const LimitedRef = builder.objectRef<Limited>("RecordLimits").implement({
  description: "What limits a record for a user, besides the site.",
  fields: (t) => ({
    record: t.expose("record", { type: ScopedRecord, description: "Which rows." }),
    by: t.field({
      type: [Dimension],
      description: "By the groups that he holds and by how data permissions are configured.",
      resolve: ({ by }) => by.map((limit) => DIMENSION_BY[limit]),
    }),
  }),
});

const Effective = builder.objectRef<EffectiveScope>("EffectiveScope").implement({
  description: "What a user would see on this site now.",
  fields: (t) => ({
    userName: t.exposeString("userName", { description: "Whose scope it is." }),
    displayName: t.exposeString("displayName", { description: "What the user is called." }),
    status: t.expose("status", { type: ConfigStatus, description: "A disabled account sees nothing." }),
    scope: t.expose("scope", { type: Scope, description: "All parts that are in effect, together." }),
    limits: t.field({
      type: [LimitedRef],
      description: "Record by record, what limits it.",
      resolve: ({ scope }) => limitsOf(scope),
    }),
    orders: t.may(...MAY).field({
      type: RowCountRef,
      nullable: true,
      description: "Orders of this site that the scope opens. One call to the order service.",
      resolve: ({ version }, _args, grant) => grant.call(orderRoutes.countInScope, { body: { version } }),
    }),
    customers: t.may(...MAY).field({
      type: RowCountRef,
      nullable: true,
      description: "Customers of this site that the scope opens. One call to the customer service.",
      resolve: ({ version }, _args, grant) => grant.call(customerRoutes.countInScope, { body: { version } }),
    }),
    parts: t.expose("parts", { type: [Part], description: "Group by group, those without effect too." }),
  }),
});

const readId = (text: string): string => {
  if (!isUuid(text)) throw invalid(`not a user id: ${text}`);
  return text;
};

builder.queryField("effectiveScope", (t) =>
  t.may(...MAY).field({
    type: Effective,
    nullable: true,
    description:
      "What an account would see on this site now, and from which group; null for none. One call to the admin service.",
    args: { userId: t.arg.string({ required: true, description: "A leaf account's `userId`." }) },
    resolve: (_root, { userId }, grant) =>
      orNull(() => grant.call(dataGroupRoutes.effective, { body: { accountId: readId(userId) } })),
  }),
);
