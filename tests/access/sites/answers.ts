import { demoCustomers } from "@linehaul/kit/demo/customers";
import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import { z } from "zod";
import type { Visitor } from "../../house/visitor.ts";
import { dataOf } from "./read.ts";

const Said = z.object({ site: z.string() }).nullable();
const Asked = z.object({
  pickupAnswer: z.object({ answer: z.object({ notice: Said, next: z.object({ notice: Said }).nullable() }) }),
});
const box = async (who: Visitor, of: SiteCode) => {
  const query =
    "query ($input: PickupAnswerInput!) { pickupAnswer(input: $input) { answer { notice { site } next { notice { site } } } } }";
  const read = Asked.parse(await dataOf(who, query, { input: { countryCode: SITES[of].country } }));
  return read.pickupAnswer.answer;
};

const Declared = z.object({
  orderDeclaration: z.object({ answer: z.object({ exported: z.object({ row: Said }) }).nullable() }),
});

/** The rows of what holds for a shipment: to a closed country, and too heavy for anything. */
const Tried = z.object({
  shipmentTried: z.object({
    answer: z.object({
      closedBy: Said,
      passedBy: Said,
      ownBill: Said,
      cargoFlow: Said,
      offered: z.array(z.object({ flow: Said, fields: z.array(Said), services: z.array(z.object({ flow: Said })) })),
      withheld: z.array(z.object({ flow: Said })),
    }),
  }),
});
const tried = async (who: Visitor, of: SiteCode, more: object) => {
  const query = `query ($input: ShipmentInput!) { shipmentTried(input: $input) {
    answer { closedBy { site } passedBy { site } ownBill { site } cargoFlow { site } offered { flow { site } fields { site } services { flow { site } } } withheld { flow { site } } } } }`;
  const input = { fromCountry: SITES[of].country, toCountry: "SG", day: clockAt("UTC", new Date()).day, ...more };
  return Tried.parse(await dataOf(who, query, { input })).shipmentTried.answer;
};
/** Each is asked of his own site: it is named where any row is that site's. */
const among = (of: SiteCode, rows: readonly (z.infer<typeof Said> | undefined)[]): string | null =>
  rows.find((row) => row?.site === of)?.site ?? null;

const Previewed = z.object({ formPreviewed: z.object({ answer: z.object({ rules: z.array(Said) }) }) });
const previewed = async (who: Visitor, of: SiteCode) => {
  const query = "query ($input: FormPreviewInput!) { formPreviewed(input: $input) { answer { rules { site } } } }";
  const day = clockAt("UTC", new Date()).day;
  const input = { form: "CORRECTION", fromCountry: SITES[of].country, toCountry: "SG", day };
  return Previewed.parse(await dataOf(who, query, { input })).formPreviewed.answer.rules;
};

const Called = z.object({ callbackTried: z.object({ answer: z.object({ row: Said }) }) });

const Added = z.object({
  addBillWhitelists: z.object({ batch: z.object({ outcomes: z.array(z.object({ row: Said })) }).nullable() }),
});
/** The demo's first customer of a site, who is on its lists. */
const firstOf = (of: SiteCode): string => {
  const usable = demoCustomers().filter(({ site, status }) => site === of && status === "USABLE");
  const [first = ""] = usable.map(({ customerCode }) => customerCode).toSorted();
  return first;
};

const Decided = z.object({ putBackCase: z.object({ decision: z.object({ case: Said }).nullable() }) });

const Passed = z.object({
  passCustomerReview: z.object({ decision: z.object({ review: Said }).nullable() }),
});

/** An order of a site: its number, and its key; and a review of a customer there, its node id. */
export interface AskedOrder {
  readonly number: string;
  readonly key: string;
  readonly review: string;
}

/** The site of the row that an answer names when it is asked about a site, or about an order there; null: it names none. Of what no node leads to. */
export const ANSWERS: Readonly<
  Record<string, (who: Visitor, of: SiteCode, order: AskedOrder) => Promise<string | null>>
> = {
  "PickupAnswer.notice": async (who, of) => (await box(who, of)).notice?.site ?? null,
  "PickupTurn.notice": async (who, of) => (await box(who, of)).next?.notice?.site ?? null,
  async "DeclarationHeld.row"(who, _of, { number: waybillNo }) {
    const query =
      "query ($input: OrderDeclarationInput!) { orderDeclaration(input: $input) { answer { exported { row { site } } } } }";
    const { orderDeclaration } = Declared.parse(await dataOf(who, query, { input: { waybillNo } }));
    return orderDeclaration.answer?.exported.row?.site ?? null;
  },
  async "CallbackVerdict.row"(who, of) {
    const query = "query ($input: CallbackToTryInput!) { callbackTried(input: $input) { answer { row { site } } } }";
    const { callbackTried } = Called.parse(await dataOf(who, query, { input: { address: "closed-shop.example" } }));
    return among(of, [callbackTried.answer.row]);
  },
  "WhatApplies.closedBy": async (who, of) => among(of, [(await tried(who, of, { toCountry: "KP" })).closedBy]),
  // On the list already: nothing is written.
  async "BillOutcome.row"(who, of) {
    const query =
      "mutation ($input: AddBillWhitelistsInput!) { addBillWhitelists(input: $input) { batch { outcomes { row { site } } } } }";
    const { addBillWhitelists } = Added.parse(await dataOf(who, query, { input: { customerCodes: [firstOf(of)] } }));
    return among(of, addBillWhitelists.batch?.outcomes.map(({ row }) => row) ?? []);
  },
  "WhatApplies.passedBy": async (who, of) =>
    among(of, [(await tried(who, of, { toCountry: "KP", customerCode: firstOf(of) })).passedBy]),
  "PreviewedForm.rules": async (who, of) => among(of, await previewed(who, of)),
  "ProductOffer.fields": async (who, of) =>
    among(
      of,
      (await tried(who, of, {})).offered.flatMap(({ fields }) => fields),
    ),
  "WhatApplies.cargoFlow": async (who, of) => among(of, [(await tried(who, of, { toCountry: "MN" })).cargoFlow]),
  "WhatApplies.ownBill": async (who, of) => among(of, [(await tried(who, of, { customerCode: firstOf(of) })).ownBill]),
  "ProductOffer.flow": async (who, of) =>
    among(
      of,
      (await tried(who, of, {})).offered.map(({ flow }) => flow),
    ),
  "ServiceOffer.flow": async (who, of) =>
    among(
      of,
      (await tried(who, of, {})).offered.flatMap(({ services }) => services.map(({ flow }) => flow)),
    ),
  "WithheldProduct.flow": async (who, of) =>
    among(
      of,
      (await tried(who, of, { weight: "99999" })).withheld.map(({ flow }) => flow),
    ),
  async "ReviewDecision.case"(who, _of, { key }) {
    const query = "mutation ($input: PutBackCaseInput!) { putBackCase(input: $input) { decision { case { site } } } }";
    const input = { id: encodeNodeId("ReviewCase", key), version: 1 };
    const { putBackCase } = Decided.parse(await dataOf(who, query, { input }));
    return putBackCase.decision?.case?.site ?? null;
  },
  async "CustomerReviewDecision.review"(who, _of, { review: id }) {
    const query =
      "mutation ($input: PassCustomerReviewInput!) { passCustomerReview(input: $input) { decision { review { site } } } }";
    const { passCustomerReview } = Passed.parse(await dataOf(who, query, { input: { id } }));
    return passCustomerReview.decision?.review?.site ?? null;
  },
};
