import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { expect, test } from "vitest";
import { type Sent, whatApplies } from "./offers.ts";
import { bookOf, closed, express, pass, sent, wide } from "./testing/rules.ts";

/** Which row closes the lane, of an offered product otherwise. */
const closedBy = (rows: readonly OrderFlow[], more: Partial<Sent> = {}) =>
  whatApplies({ ...sent, ...more }, bookOf([express], [wide], rows)).closedBy?.id ?? null;

test("SYS-08 a closed lane offers nothing, names its row and hides no other reason; one that no row names is open", () => {
  const { closedBy: row, ...answer } = whatApplies({ ...sent, weight: "80" }, bookOf([express], [wide], [closed]));
  expect([row, answer]).toEqual([
    closed,
    {
      passedBy: null,
      cargoFlow: null,
      controls: [],
      offered: [],
      withheld: [{ productCode: "EXPRESS", reasons: ["LANE_CLOSED", "TOO_HEAVY"], flow: wide }],
    },
  ]);
  expect(closedBy([closed], { day: "2026-12-01" })).toBeNull();
  expect(closedBy([{ ...closed, toCountry: "MY" }])).toBeNull();
});

test("SYS-08 of several order flows the closest lane holds, then the one that names the customer's type", () => {
  const osaka: OrderFlow = { ...closed, id: "osaka", toRegion: "Osaka", laneState: "OPEN" };
  const persons: OrderFlow = { ...closed, id: "persons", customerTypes: ["PERSONAL"] };
  expect(closedBy([closed, osaka])).toBeNull();
  expect(closedBy([closed, { ...persons, laneState: "OPEN" }])).toBeNull();
  expect(closedBy([{ ...closed, laneState: "OPEN" }, persons])).toBe("persons");
  expect(closedBy([{ ...closed, laneState: "OPEN" }, persons], { customerType: "ENTERPRISE" })).toBeNull();
});

test("SYS-08 a lane is closed for a customer not known only where it is closed for every type", () => {
  const unknown = { customerType: null };
  const of = (type: (typeof CUSTOMER_TYPES)[number]): OrderFlow => ({ ...closed, id: type, customerTypes: [type] });
  expect(closedBy([of("PERSONAL")], unknown)).toBeNull();
  expect(closedBy([closed, { ...of("ENTERPRISE"), laneState: "OPEN" }], unknown)).toBeNull();
  expect(closedBy(CUSTOMER_TYPES.map(of), unknown)).toBe("ENTERPRISE");
  expect(closedBy([closed], unknown)).toBe("closed");
});

test("SYS-08 a customer of the white list passes, by his row alone: on its lane, on its days; nobody does of whom it is not known who he is", () => {
  const told = (row: typeof pass | null, more: Partial<Sent> = {}) => {
    const book = bookOf([express], [wide], [closed], [], row === null ? [] : [row]);
    const {
      closedBy: shut,
      passedBy,
      offered,
    } = whatApplies({ ...sent, customerCode: pass.customerCode, ...more }, book);
    return [shut?.id ?? null, passedBy?.id ?? null, offered.length];
  };
  expect(told(pass)).toEqual([null, "pass", 1]);
  const obeys = ["closed", null, 0];
  expect(told(null)).toEqual(obeys);
  for (const other of [
    { customerCode: "6010000002" },
    { toCountry: "MY" },
    { toRegion: "Kyoto" },
    { validTo: "2026-11-19" },
    { validFrom: "2026-11-21" },
  ])
    expect(told({ ...pass, ...other })).toEqual(obeys);
  expect(told(pass, { customerCode: null })).toEqual(obeys);
  expect(told(pass, { day: "2026-12-01" })).toEqual([null, null, 1]);
});
