import { demoCustomers } from "@linehaul/kit/demo/customers";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { says, stubReceiver, takes, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { audit } from "@linehaul/kit/tables";
import { delivery } from "@linehaul/kit/way-out/tables";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { intlCustomerRoutes as routes } from "@linehaul/schema/customers/intl-customer";
import { monthCardRoutes } from "@linehaul/schema/customers/month-card";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BdusDelivery } from "@linehaul/schema/outside/bdus";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";
import { seedReleases } from "./demo.ts";

const usable = demoCustomers().filter((c) => c.site === "VN" && c.status === "USABLE" && c.monthCard !== null);
const added = demoCustomers().find((c) => c.site === "VN" && c.status === "ADDED")!;
const foreign = demoCustomers().find((c) => c.site === "MY" && c.status === "USABLE")!;
const scopeOf = { vn: { sites: ["VN"], countries: null, orgs: null, customers: null } };
const VN = { caller: { site: "VN", scope: "vn" } } as const;
const EDIT = { ...VN, button: "INTL_CUSTOMER_LIST.EDIT" } as const;

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => receiver.forget());

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const receivers = new Map([["BDUS", receiver] as const]);
    app = await testService({ ...service, database: database(), scopeOf, jobs: openJobs, receivers });
  });
  afterAll(() => app.close());

  let next = 0;
  const someone = () => usable[next++]!.customerCode;
  const push = (...codes: string[]) => ask(app, routes.push, { body: { codes } }, EDIT);
  const rowOf = async (code: string) =>
    (await result(app, routes.byCodes, { body: { codes: [code] } }, VN)).find((row) => row.customerCode === code);
  const ended = (code: string, state: string) =>
    until(
      () => rowOf(code),
      (row) => row?.push?.state === state,
    );
  /** What the receiver has of a customer, in order. */
  const told = (code: string) =>
    receiver.asked
      .map(({ body }) => BdusDelivery.parse(JSON.parse(body)))
      .filter(({ content }) => content.customerCode === code);

  test("CUS-14 CUS-17 a customer is pushed as he is and is released when he was taken; what changes since follows, in its order", async () => {
    receiver.behave(takes);
    const code = someone();
    expect(await rowOf(code)).toMatchObject({ releaseStatus: "ADD", push: null });
    expect((await push(code)).result?.outcomes).toMatchObject([{ customerCode: code, outcome: "DONE" }]);
    await ended(code, "SUCCESS");
    expect(await rowOf(code)).toMatchObject({ releaseStatus: "RELEASED", push: { httpStatus: 200, attempts: 1 } });
    const card = { customerCode: code, kind: "CREDIT", cards: ["9100000001"] } as const;
    await ask(app, monthCardRoutes.add, { body: { ...card, cards: [...card.cards] } }, EDIT);
    await until(
      async () => told(code).length,
      (count) => count === 2,
    );
    const off = { codes: [code], reason: "Bills unpaid" };
    await ask(app, customerRoutes.disable, { body: off }, { ...VN, button: "CUSTOMER_LIST.DISABLE" });
    await until(
      async () => told(code).length,
      (count) => count === 3,
    );
    await ended(code, "SUCCESS");
    expect(told(code).map(({ version, content }) => [version, content.isUsable, content.cards.length])).toEqual([
      [1, true, told(code)[0]!.content.cards.length],
      [2, true, told(code)[0]!.content.cards.length + 1],
      [3, false, told(code)[0]!.content.cards.length + 1],
    ]);
    const history = await result(app, customerDetailRoutes.history, { body: { customerCode: code } }, VN);
    expect(history.entries.map(({ action }) => action)).toContain("customer.pushed");
  });

  test("CUS-14 CUS-17 one that is refused is rejected, with what was answered; it is pushed again and released", async () => {
    const code = someone();
    receiver.behave(says(422, {}, '{"error":"the international code is held by another"}'));
    await push(code);
    await ended(code, "FAILED");
    expect(await rowOf(code)).toMatchObject({
      releaseStatus: "REJECT",
      push: { httpStatus: 422, answer: '{"error":"the international code is held by another"}' },
    });
    receiver.behave(takes);
    await push(code);
    await ended(code, "SUCCESS");
    expect(await rowOf(code)).toMatchObject({ releaseStatus: "RELEASED", push: { attempts: 2 } });
    receiver.behave(says(400));
    await ask(app, monthCardRoutes.add, { body: { customerCode: code, kind: "CREDIT", cards: ["9100000002"] } }, EDIT);
    await ended(code, "FAILED");
    expect(await rowOf(code)).toMatchObject({ releaseStatus: "RELEASED" });
  });

  test("CUS-17 each has its outcome, and none stops another: never usable, of another site, twice pushed alike is told once", async () => {
    receiver.behave(takes);
    const code = someone();
    const { result: pushed } = await push(code, added.customerCode, foreign.customerCode);
    expect(pushed?.outcomes.map(({ outcome, name }) => [outcome, name])).toEqual([
      ["DONE", usable.find((c) => c.customerCode === code)!.nameEn],
      ["NOT_NOW", added.nameEn],
      ["NOT_FOUND", null],
    ]);
    await ended(code, "SUCCESS");
    await push(code);
    await ended(code, "SUCCESS");
    expect(new Set(receiver.has).size).toBe(1);
    const theirs = await database().db.select().from(customers).where(eq(customers.customerCode, foreign.customerCode));
    expect(theirs).toMatchObject([{ releaseStatus: "ADD", bdusState: null }]);
    expect(await database().db.$count(delivery, eq(delivery.customerCode, added.customerCode))).toBe(0);
  });

  test("CUS-19 the list is found by name, release and push, counts each release, and shows cards masked", async () => {
    const { db } = database();
    const page = (filter: object, want: ("releaseCounts" | "total")[] = ["total"]) =>
      result(app, routes.pageQuery, { body: { pageSize: 200, want, filter } }, VN);
    const code = someone();
    await db
      .update(customers)
      .set({ releaseStatus: "REJECT", bdusState: "FAILED" })
      .where(eq(customers.customerCode, code));
    const all = await page({}, ["releaseCounts", "total"]);
    expect(all.total).toBe(demoCustomers().filter((c) => c.site === "VN").length);
    expect(all.releaseCounts?.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    for (const filter of [{ releaseStatus: ["REJECT"] }, { pushState: ["FAILED"], keyword: code }])
      expect((await page(filter)).data.map((row) => row.customerCode)).toContain(code);
    expect((await page({ releaseStatus: ["RELEASED"], keyword: code })).data).toEqual([]);
    const cards = await db.select().from(monthCard);
    const text = JSON.stringify(all.data);
    expect(all.data.some(({ monthCards }) => monthCards.length > 1)).toBe(true);
    expect(cards.filter(({ card }) => text.includes(card))).toEqual([]);
    expect(text).not.toContain(usable[0]!.place.address);
  });

  test("PERM-02 PERM-12 nothing of another site is listed or pushed; a card's number is opened by the list's own button, on record", async () => {
    expect(await rowOf(foreign.customerCode)).toBeUndefined();
    const row = await rowOf(someone());
    const { id } = row!.monthCards[0]!;
    const body = { id, field: "MONTH_CARD", reason: "Checks a bill" } as const;
    const button = "INTL_CUSTOMER_LIST.SHOW_CLEAR";
    const shown = await ask(app, customerDetailRoutes.cardDecrypt, { body }, { ...VN, button });
    expect(shown.result?.value).toMatch(/^\d{10}$/);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "REVEAL")));
    expect(rows.map(({ fields, reason }) => [...fields, reason])).toEqual([["MONTH_CARD", "Checks a bill"]]);
    expect(
      (await ask(app, routes.push, { body: { codes: [someone()] } }, { ...VN, button: "INTL_CUSTOMER_LIST.VIEW" }))
        .code,
    ).toBe(SERVICE_CODES.notTaken);
  });

  test("the demo's releases agree with what was told last", async () => {
    const { db } = database();
    await seedReleases(db, new Date());
    const rows = await db
      .select({ release: customers.releaseStatus, bdus: customers.bdusState, state: delivery.state })
      .from(customers)
      .innerJoin(delivery, and(eq(delivery.subject, customers.id), eq(delivery.isNewest, true)))
      .where(inArray(customers.status, ["USABLE", "UNUSABLE"]));
    expect(rows.filter(({ bdus, state }) => bdus !== state)).toEqual([]);
  });
});
