import { MEMBER_CLEAR_FIELDS, ShowMemberClear } from "@linehaul/schema/accounts/member/clear";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
import { ACCOUNT_CLEAR_FIELDS, ShowAccountClear } from "@linehaul/schema/accounts/user-account/clear";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import {
  CARD_CLEAR_FIELDS,
  CONTACT_CLEAR_FIELDS,
  CUSTOMER_CLEAR_FIELDS,
  isOfList,
  ShowCardClear,
  ShowContactClear,
  ShowCustomerClear,
} from "@linehaul/schema/customers/clear";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { resellerRoutes } from "@linehaul/schema/customers/reseller/routes";
import { RESELLER_CLEAR_FIELDS, ShowResellerClear } from "@linehaul/schema/customers/reseller/row";
import { regionalPersonnelRoutes } from "@linehaul/schema/base-data/regional-personnel/routes";
import { PERSONNEL_CLEAR_FIELDS, ShowPersonnelClear } from "@linehaul/schema/base-data/regional-personnel/row";
import {
  customerReviewRoutes,
  REVIEW_CLEAR_FIELDS,
  ShowReviewClear,
} from "@linehaul/schema/customers/customer-review/review";
import { LIST_CLEAR_FIELD, ORDER_CLEAR_FIELDS, ShowOrderClear } from "@linehaul/schema/orders/order/clear";
import { failedOrderRoutes, ShowFailedOrderClear } from "@linehaul/schema/orders/failed-order";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { z } from "zod";
import { builder } from "../access/builder.ts";
import { narrowed } from "../access/grant.ts";
import { decodeNodeId } from "../access/node-id.ts";
import type { Context } from "../access/visit.ts";
import { invalid } from "../errors/gateway-error.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written, type UserError } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { inputOf } from "../contract/input.ts";
import { enumOf } from "../contract/named.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { UserErrorRef } from "../writing/user-error.ts";

export const RevealField = enumOf(
  z
    .enum([
      ...new Set([
        ...ORDER_CLEAR_FIELDS,
        ...CUSTOMER_CLEAR_FIELDS,
        ...CONTACT_CLEAR_FIELDS,
        ...CARD_CLEAR_FIELDS,
        ...REVIEW_CLEAR_FIELDS,
        ...PERSONNEL_CLEAR_FIELDS,
        ...ACCOUNT_CLEAR_FIELDS,
        ...MEMBER_CLEAR_FIELDS,
        ...RESELLER_CLEAR_FIELDS,
      ]),
    ])
    .meta({
      id: "RevealField",
      description:
        "A field that comes masked: of an order or a failed one, (`CONTACT_…`, `CUSTOMER_…`, `SETTLEMENT_ACCOUNT`) of a customer and (`CONTACT_…`) his people, of a card (`MONTH_CARD`), of a review of a customer (`REVIEW_…`), (`PERSONNEL_…`) of regional personnel, (`ACCOUNT_…`) of an account, (`MEMBER_…`) of a member, or (`RESELLER_…`) of a reseller.",
    }),
);

const RevealInput = builder.inputType("RevealInput", {
  description: "Which value is shown, and why.",
  fields: (t) => ({
    id: t.id({
      required: true,
      description:
        "Node id of the order, failed order, case, customer, contact, card, customer's review, person, account, member or reseller.",
    }),
    field: t.field({ type: RevealField, required: true, description: "Which of its masked fields." }),
    ...inputOf(t, ShowCustomerClear, ["customerCode", "field"]),
    idempotencyKey: idempotencyKey(t),
  }),
});

interface Shown {
  readonly value: string | null;
  readonly errors: readonly UserError[];
}
const RevealPayload = builder.objectRef<Shown>("RevealPayload").implement({
  description: "The clear value, or what to mend.",
  fields: (t) => ({
    value: t.exposeString("value", {
      nullable: true,
      description: "In the clear: to be shown, and kept nowhere. Null when `errors` has any.",
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when it was shown." }),
  }),
});

/** Field and reason, read by the contract of the thing. */
interface Asked {
  readonly key: string;
  readonly field: string;
}

/** The button of the list opens what the list shows; the detail's opens everything. */
async function ofOrder(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowOrderClear, { ...asked, id: key });
  const detail = "ORDER_DETAIL.SHOW_CLEAR";
  const grant =
    body.field === LIST_CLEAR_FIELD ? narrowed(context, detail, "ORDER_LIST.SHOW_CLEAR") : narrowed(context, detail);
  return (await grant.call(orderRoutes.showClear, { body }, options)).value;
}

const OF_DETAIL = "CUSTOMER_DETAIL.SHOW_CLEAR";
/** Buttons of lists open what lists show, as with orders. */
async function ofCustomer(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowCustomerClear, { ...asked, customerCode: key });
  const grant = isOfList(body.field)
    ? narrowed(context, "CUSTOMER_LIST.SHOW_CLEAR", OF_DETAIL, "INTL_CUSTOMER_LIST.SHOW_CLEAR")
    : narrowed(context, OF_DETAIL);
  return (await grant.call(customerRoutes.showDecrypt, { body }, options)).value;
}

async function ofContact(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowContactClear, { ...asked, id: key });
  const grant = narrowed(context, OF_DETAIL);
  return (await grant.call(customerDetailRoutes.contactDecrypt, { body }, options)).value;
}

async function ofCard(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowCardClear, { ...asked, id: key });
  const grant = narrowed(context, OF_DETAIL, "INTL_CUSTOMER_LIST.SHOW_CLEAR");
  return (await grant.call(customerDetailRoutes.cardDecrypt, { body }, options)).value;
}

async function ofReview(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowReviewClear, { ...asked, id: key });
  const grant = narrowed(context, "CUSTOMER_REVIEW.SHOW_CLEAR");
  return (await grant.call(customerReviewRoutes.showDecrypt, { body }, options)).value;
}

async function ofFailedOrder(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowFailedOrderClear, { ...asked, id: key });
  const grant = narrowed(context, "FAILED_ORDER.SHOW_CLEAR");
  return (await grant.call(failedOrderRoutes.showClear, { body }, options)).value;
}

async function ofCase(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowOrderClear, { ...asked, id: key });
  const grant = narrowed(context, "ORDER_REVIEW.SHOW_CLEAR");
  return (await grant.call(orderReviewRoutes.showClear, { body }, options)).value;
}

async function ofPerson(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowPersonnelClear, { ...asked, id: key });
  const grant = narrowed(context, "REGIONAL_PERSONNEL.SHOW_CLEAR");
  return (await grant.call(regionalPersonnelRoutes.showClear, { body }, options)).value;
}

async function ofAccount(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowAccountClear, { ...asked, id: key });
  const grant = narrowed(context, "USER_LIST.SHOW_CLEAR");
  return (await grant.call(userAccountRoutes.showClear, { body }, options)).value;
}

async function ofMember(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowMemberClear, { ...asked, id: key });
  const grant = narrowed(context, "MEMBER_LIST.SHOW_CLEAR");
  return (await grant.call(memberRoutes.showClear, { body }, options)).value;
}

async function ofReseller(context: Context, { key, ...asked }: Asked, options: CallOptions): Promise<string> {
  const body = parseInput(ShowResellerClear, { ...asked, id: key });
  const grant = narrowed(context, "RESELLER.SHOW_CLEAR");
  return (await grant.call(resellerRoutes.showClear, { body }, options)).value;
}

const REVEAL = new Map([
  ["Order", ofOrder],
  ["Customer", ofCustomer],
  ["CustomerContact", ofContact],
  ["MonthCard", ofCard],
  ["CustomerReview", ofReview],
  ["FailedOrder", ofFailedOrder],
  ["ReviewCase", ofCase],
  ["RegionalPersonnel", ofPerson],
  ["UserAccount", ofAccount],
  ["Member", ofMember],
  ["Reseller", ofReseller],
]);

builder.mutationField("reveal", (t) =>
  t
    .may(
      "ORDER_LIST.SHOW_CLEAR",
      "ORDER_DETAIL.SHOW_CLEAR",
      "CUSTOMER_LIST.SHOW_CLEAR",
      "CUSTOMER_DETAIL.SHOW_CLEAR",
      "INTL_CUSTOMER_LIST.SHOW_CLEAR",
      "CUSTOMER_REVIEW.SHOW_CLEAR",
      "FAILED_ORDER.SHOW_CLEAR",
      "ORDER_REVIEW.SHOW_CLEAR",
      "REGIONAL_PERSONNEL.SHOW_CLEAR",
      "USER_LIST.SHOW_CLEAR",
      "MEMBER_LIST.SHOW_CLEAR",
      "RESELLER.SHOW_CLEAR",
    )
    .field({
      type: RevealPayload,
      description:
        "Shows one masked value in the clear (PERM-12). Who saw what, when and why is recorded before it is answered. Needs SHOW_CLEAR of the thing's own module.",
      args: { input: t.arg({ type: RevealInput, required: true, description: "Which value, and why." }) },
      resolve: (_root, { input }, context) => {
        const { id, idempotencyKey: once, ...asked } = input;
        const { type, key } = decodeNodeId(id);
        const show = REVEAL.get(type);
        if (!show) throw invalid(`${type} has no masked field`);
        return written(context.visit, () => show(context, { ...asked, key }, keyedBy(once)));
      },
    }),
);
