import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { dataGroupRoutes, DIMENSION_BY, EffectiveScope, ScopePart } from "@linehaul/schema/permissions/perm-data-group";
import {
  codesOf,
  type Limit,
  LIMITS_OF,
  RowScope,
  SCOPED_RECORDS,
  type ScopedRecord as ScopedRecordCode,
} from "@linehaul/schema/scope";
import { builder } from "../../../access/builder.ts";
import { isUuid } from "../../../access/node-id.ts";
import { objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { orNull } from "../../../errors/or-null.ts";
import { RowCount } from "../../../contract/common.ts";
import { Dimension, ScopedRecord } from "./enums.ts";

objectOf(RowScope, { without: ["rules"] });
objectOf(ScopePart, { without: ["groupId"] });

const MAY = ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"] as const;

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

const Effective = objectOf(EffectiveScope, {
  without: ["accountId", "version"],
  more: (t) => ({
    limits: t.field({
      type: [LimitedRef],
      description: "Record by record, what limits it.",
      resolve: ({ scope }) => limitsOf(scope),
    }),
    orders: t.may(...MAY).field({
      type: RowCount,
      nullable: true,
      description: "Orders of this site that the scope opens. One call to the order service.",
      resolve: ({ version }, _args, grant) => grant.call(orderRoutes.countInScope, { body: { version } }),
    }),
    customers: t.may(...MAY).field({
      type: RowCount,
      nullable: true,
      description: "Customers of this site that the scope opens. One call to the customer service.",
      resolve: ({ version }, _args, grant) => grant.call(customerRoutes.countInScope, { body: { version } }),
    }),
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
