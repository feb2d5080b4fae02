import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { monthCardRoutes as routes } from "@linehaul/schema/customers/month-card";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { customerCode, uuid } from "../../testing/numbered.ts";
import { StubFailure } from "../../testing/stubs.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("keeper", sessionActor({ buttons: [...graphiql, "INTL_CUSTOMER_LIST.EDIT"] }));
  gateway.people.set("clear", sessionActor({ buttons: [...graphiql, "CUSTOMER_DETAIL.SHOW_CLEAR"] }));
  gateway.people.set("lister", sessionActor({ buttons: [...graphiql, "CUSTOMER_LIST.SHOW_CLEAR"] }));
});
afterAll(() => gateway.close());

const card = encodeNodeId("MonthCard", uuid(1, 1));
const add = (cards: readonly string[]) =>
  `mutation { addMonthCards(input: { customerId: "${encodeNodeId("Customer", customerCode(1))}", kind: PREPAID, cards: ${JSON.stringify(cards)} }) {
    added { cards { id card } } errors { code field message } } }`;

test("ERR-06 CUS-02 a number that is taken is told at its place; what is no number asks nobody", async () => {
  gateway.stubs.on(routes.add, async () => {
    throw new StubFailure(SERVICE_CODES.duplicate, {
      fields: [{ path: ["cards", 1], key: "monthCard.taken", params: {} }],
    });
  });
  const taken = await gateway.graph(add(["7000000001", "7000000002"]), { token: "keeper" });
  expect(taken.data).toMatchObject({
    addMonthCards: {
      added: null,
      errors: [{ code: "409001", field: ["cards", "1"], message: "Another customer has this card" }],
    },
  });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "INTL_CUSTOMER_LIST.EDIT" },
    input: { body: { customerCode: customerCode(1), kind: "PREPAID", cards: ["7000000001", "7000000002"] } },
  });
  const wrong = await gateway.graph(add(["12"]), { token: "keeper" });
  expect([wrong.data, wrong.calls]).toMatchObject([{ addMonthCards: { errors: [{ field: ["cards", "0"] }] } }, []]);
});

test("PERM-12 a card's number and a contact's mobile are shown by the detail's button, not by a list's", async () => {
  gateway.stubs.on(customerDetailRoutes.cardDecrypt, async () => ({ value: "7000000001" }));
  gateway.stubs.on(customerDetailRoutes.contactDecrypt, async () => ({ value: "+84 90 1" }));
  const reveal = (id: string, field: string, token: string) =>
    gateway.graph(`mutation { reveal(input: { id: "${id}", field: ${field}, reason: "Customer calls" }) { value } }`, {
      token,
    });
  const contact = encodeNodeId("CustomerContact", uuid(1, 2));
  expect((await reveal(card, "MONTH_CARD", "clear")).data).toEqual({ reveal: { value: "7000000001" } });
  expect((await reveal(contact, "CONTACT_MOBILE", "clear")).data).toEqual({ reveal: { value: "+84 90 1" } });
  const customer = encodeNodeId("Customer", customerCode(1));
  for (const [id, field] of [
    [card, "MONTH_CARD"],
    [contact, "CONTACT_MOBILE"],
    [customer, "CUSTOMER_CERT_NO"],
  ] as const) {
    const refused = await reveal(id, field, "lister");
    expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
  }
});
