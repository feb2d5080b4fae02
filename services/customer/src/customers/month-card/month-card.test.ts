import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { MOST_CARDS, monthCardRoutes as routes } from "@linehaul/schema/customers/month-card";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "../customer/table.ts";
import { monthCard } from "./table.ts";

/** Those without a card, one for each test. */
const cardless = demoCustomers().filter((c) => c.site === "VN" && c.monthCard === null);
const held = demoCustomers().find((c) => c.site === "MY" && c.monthCard !== null)!;
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const VN = { caller: { site: "VN", scope: "vn" } } as const;
const EDIT = { ...VN, button: "CUSTOMER_LIST.EDIT" } as const;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  let next = 0;
  const someone = () => cardless[next++]!.customerCode;
  const numbers = (first: number, count: number) => Array.from({ length: count }, (_, n) => String(first + n));
  const add = (customerCode: string, cards: readonly string[]) =>
    ask(app, routes.add, { body: { customerCode, kind: "CREDIT", cards: [...cards] } }, EDIT);
  const idOf = async (code: string) => {
    const [found] = await database().db.select().from(customers).where(eq(customers.customerCode, code));
    return found!.id;
  };
  const stored = async (code: string) =>
    database()
      .db.select()
      .from(monthCard)
      .where(eq(monthCard.customerId, await idOf(code)));

  test("CUS-02 a customer gets cards, masked in every answer; it is told of, and stands in the trail without the number", async () => {
    const code = someone();
    const { result } = await add(code, ["8000000001", "8000000002"]);
    expect(result).toMatchObject([
      { kind: "CREDIT", isUsed: true, addedBy: expect.any(String) },
      { kind: "CREDIT", isUsed: true },
    ]);
    expect((await stored(code)).map(({ card }) => card).sort()).toEqual(["8000000001", "8000000002"]);
    const subject = await idOf(code);
    const { db } = database();
    const [row] = await db.select().from(audit).where(eq(audit.subject, subject));
    expect(row?.fields).toEqual(["monthCards"]);
    expect(await db.select().from(outbox).where(eq(outbox.subject, subject))).toMatchObject([
      { type: "customer.changed", site: "VN" },
    ]);
    expect(JSON.stringify([result, row])).not.toMatch(/800000000[12]/);
  });

  test.each([
    ["9 digits", ["812345678"], "monthCard.number"],
    ["11 digits", ["81234567890"], "monthCard.number"],
    ["letters", ["81234567ab"], "monthCard.number"],
    ["none", [], "required"],
    ["one twice", ["8111111111", "8111111111"], "duplicate"],
    ["21", numbers(8_200_000_000, MOST_CARDS + 1), "list.max"],
  ])("CUS-02 %s are refused at their field, and nothing is written", async (_what, cards, key) => {
    const code = someone();
    const { code: answered, fields } = await add(code, cards);
    expect(answered).toBe(SERVICE_CODES.invalid);
    expect(fields?.[0]).toMatchObject({ key, path: expect.arrayContaining(["cards"]) });
    expect(await stored(code)).toEqual([]);
  });

  test("CUS-02 ten digits with zeros in front are a number, twenty are taken, and one more is not", async () => {
    const code = someone();
    expect((await add(code, ["0000000007"])).code).toBe(0);
    expect((await add(code, numbers(8_300_000_000, MOST_CARDS - 1))).code).toBe(0);
    const more = await add(code, ["8300009999"]);
    expect(more).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["cards"], key: "monthCard.most", params: { most: 20, held: 20 } }],
    });
  });

  test("CUS-02 thirty added at once: twenty are there, and each of the others is told why", async () => {
    const code = someone();
    const answers = await Promise.all(numbers(8_400_000_000, 30).map((card) => add(code, [card])));
    expect(answers.filter((a) => a.code === 0)).toHaveLength(MOST_CARDS);
    expect(answers.filter((a) => a.fields?.[0]?.key === "monthCard.most")).toHaveLength(10);
    expect(await stored(code)).toHaveLength(MOST_CARDS);
  });

  test("ERR-06 a card of another customer is refused at its number, whose it is is not told; nothing of the rest is added", async () => {
    const code = someone();
    await add(code, ["8500000001"]);
    const { code: answered, fields } = await add(code, ["8500000002", held.monthCard!, "8500000001"]);
    expect(answered).toBe(SERVICE_CODES.duplicate);
    expect(fields).toEqual([
      { path: ["cards", 1], key: "monthCard.taken", params: {} },
      { path: ["cards", 2], key: "duplicate", params: {} },
    ]);
    expect((await stored(code)).map(({ card }) => card)).toEqual(["8500000001"]);
  });

  test("ERR-06 two customers given the same number at once: one has it", async () => {
    const [one, other] = [someone(), someone()];
    const answers = await Promise.all([one, other].map((code) => add(code, ["8600000001"])));
    expect(answers.map((a) => a.code).toSorted((a, b) => a - b)).toEqual([0, SERVICE_CODES.duplicate]);
    expect(await database().db.$count(monthCard, eq(monthCard.card, "8600000001"))).toBe(1);
  });

  test("CUS-14 a card goes out of use for a reason, and back; what it is already tells nothing", async () => {
    const code = someone();
    const { result } = await add(code, ["8700000001"]);
    const { id } = result![0]!;
    const turn = (isUsed: boolean, reason = "Reported lost") =>
      ask(app, routes.turn, { body: { id, isUsed, reason } }, EDIT);
    expect((await turn(false)).result).toMatchObject({ isUsed: false });
    expect((await turn(false)).result).toMatchObject({ isUsed: false });
    expect((await turn(true, "")).fields).toMatchObject([{ path: ["reason"], key: "required" }]);
    expect((await turn(true, "Found again")).result).toMatchObject({ isUsed: true });
    const subject = await idOf(code);
    const told = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, subject), eq(audit.kind, "CHANGE")));
    expect(told.map(({ reason }) => reason)).toEqual([null, "Reported lost", "Found again"]);
    const history = await ask(app, customerDetailRoutes.history, { body: { customerCode: code } }, VN);
    expect(history.result?.entries.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["monthCards"],
      ["monthCards"],
      ["monthCards"],
    ]);
  });

  test("PERM-02 nobody adds or turns cards of customers outside his rows, nor is told that there are any", async () => {
    expect((await add(held.customerCode, ["8800000001"])).code).toBe(SERVICE_CODES.notFound);
    const [theirs] = await stored(held.customerCode);
    const turned = await ask(app, routes.turn, { body: { id: theirs!.id, isUsed: false, reason: "Mine" } }, EDIT);
    expect(turned.code).toBe(SERVICE_CODES.notFound);
    expect(
      (
        await ask(
          app,
          routes.add,
          { body: { customerCode: someone(), kind: "CREDIT", cards: ["8800000002"] } },
          { ...VN, button: "CUSTOMER_LIST.VIEW" },
        )
      ).code,
    ).toBe(SERVICE_CODES.notTaken);
  });
});
