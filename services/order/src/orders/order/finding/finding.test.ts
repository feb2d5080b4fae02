import { audit, auditDue, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, type AskOptions, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { type FindSensitive, orderFindingRoutes } from "@linehaul/schema/orders/order/finding";
import { soughtAs } from "@linehaul/schema/finding/limits";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS } from "@linehaul/schema/scope";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderFinding, orderSearch } from "./table.ts";

const START = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 400, until: START });
const all = Array.from({ length: 400 }, (_, i) => make(i));
const here = all.filter(({ order: o }) => o.site === "VN");
const one = here.find(({ parties }) => parties.every(({ phoneCode, email }) => phoneCode !== "" && email))!;
const party = one.parties.find(({ role }) => role === "RECEIVER")!;
const scopeOf = { none: NO_ROWS, other: { sites: ["VN"], countries: null, orgs: null, customers: ["0000000000"] } };
const DAY = 24 * 3_600_000;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let now = START;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf, now: () => now });
  });
  afterAll(() => app.close());

  const vn = (caller: AskOptions["caller"] = {}): AskOptions => ({ caller: { site: "VN", ...caller } });
  const find = (body: FindSensitive, options = vn()) => ask(app, orderFindingRoutes.findSensitive, { body }, options);
  const found = async (body: FindSensitive, options = vn()) => {
    const answer = await find(body, options);
    if (answer.result === undefined) throw new Error(JSON.stringify(answer));
    return answer.result;
  };
  const list = (finding: string, options = vn()) =>
    result(
      app,
      orderRoutes.pageQuery,
      {
        body: {
          pageNum: 1,
          pageSize: 200,
          sort: "CREATED_AT_DESC",
          filter: { finding },
          want: ["total", "statusCounts"],
        },
      },
      options,
    );
  const idsOf = async (finding: string, options = vn()) =>
    (await list(finding, options)).data.map(({ id }) => id).sort();
  /** Orders of the site one of whose values is this. */
  const having = (kind: FindSensitive["kind"], value: string) => {
    const is = (text: string | null | undefined) => text != null && soughtAs(kind, text) === soughtAs(kind, value);
    return here
      .filter(({ order: o, parties }) =>
        kind === "CARD"
          ? [o.payMonthCard, o.taxMonthCard, o.codCard].some(is)
          : parties.some((p) => is({ PHONE: p.phone, EMAIL: p.email, CERTIFICATE: p.certNo }[kind])),
      )
      .map(({ order: o }) => o.id)
      .sort();
  };
  const code = party.phoneCode.replace(/\D/g, "");
  const national = party.phone.replace(/\D/g, "").replace(/^0/, "");
  const spaced = Array.from(national).join(" ");

  test.each([
    ["as it is kept", party.phone],
    ["in digits", national],
    ["with a zero before it", `0${spaced}`],
    ["with its country", `+${code} ${national}`],
    ["with its country and both zeros", `00${code}(0)${national}`],
  ])("PERM-12 a phone %s finds its orders of sender and receiver, and no others", async (_how, value) => {
    const { findingId, count, isMore, kind } = await found({ kind: "PHONE", value });
    expect(await idsOf(findingId)).toEqual(having("PHONE", party.phone));
    expect({ count, isMore, kind }).toEqual({
      count: having("PHONE", party.phone).length,
      isMore: false,
      kind: "PHONE",
    });
  });

  test("PERM-12 e-mail, certificate and each of the three cards are found whole, in any spelling", async () => {
    const cert = here.flatMap(({ parties }) => parties.flatMap(({ certNo }) => certNo ?? []))[0]!;
    const cards = (["payMonthCard", "taxMonthCard", "codCard"] as const).map((card) =>
      here.map(({ order: o }) => o[card]).find((no) => no != null)!,
    );
    const asked: FindSensitive[] = [
      { kind: "EMAIL", value: ` ${party.email!.toUpperCase()} ` },
      { kind: "CERTIFICATE", value: cert.toLowerCase().split("").join("-") },
      ...cards.map((value) => ({ kind: "CARD" as const, value: `${value.slice(0, 4)} ${value.slice(4)}` })),
    ];
    for (const body of asked) {
      const { findingId } = await found(body);
      expect(having(body.kind, body.value).length).toBeGreaterThan(0);
      expect(await idsOf(findingId)).toEqual(having(body.kind, body.value));
      const part = await found({ ...body, value: body.value.trim().slice(0, -1) });
      expect(part.count).toBe(having(body.kind, body.value.trim().slice(0, -1)).length);
    }
  });

  test("PERM-02 a finding holds the caller's rows, and each reader's scope applies anew", async () => {
    const body = { kind: "PHONE" as const, value: party.phone };
    expect(await found(body, vn({ scope: "none" }))).toMatchObject({ count: 0 });
    const mine = await found(body);
    expect(await idsOf(mine.findingId, vn({ scope: "other" }))).toEqual([]);
    expect((await found(body, vn({ site: "MY" }))).count).toBe(
      all.filter(
        ({ order: o, parties }) =>
          o.site === "MY" && parties.some((p) => soughtAs("PHONE", p.phone) === soughtAs("PHONE", party.phone)),
      ).length,
    );
  });

  test("PERM-12 another user's finding, one of another site and a forgotten one find nothing, and the answer says so", async () => {
    const { findingId, count } = await found({ kind: "PHONE", value: party.phone });
    expect((await list(findingId)).finding).toMatchObject({ findingId, count });
    for (const options of [vn({ user: "u-2" }), vn({ site: "MY" })])
      expect(await list(findingId, options)).toMatchObject({ data: [], total: 0, finding: null });
    now = new Date(START.getTime() + DAY);
    expect(await list(findingId)).toMatchObject({ data: [], total: 0, finding: null });
    now = START;
    expect(await list("01980000-0000-7000-8000-000000000000")).toMatchObject({ data: [], finding: null });
  });

  test("PERM-12 a search is recorded with what it looked in and not for what, and nothing keeps the value", async () => {
    const { findingId, count } = await found(
      { kind: "PHONE", value: `+${code} ${party.phone}` },
      { ...vn(), headers: { "idempotency-key": "finding-once" } },
    );
    const { db } = database();
    const rows = await db.select().from(audit).where(eq(audit.subject, findingId));
    expect(rows).toMatchObject([
      {
        kind: "SEARCH",
        type: "orderFinding.made",
        module: "ORDER_LIST",
        site: "VN",
        fields: ["PHONE"],
        after: { found: count },
      },
    ]);
    expect(await db.select().from(auditDue).where(eq(auditDue.id, rows[0]!.id))).toHaveLength(1);
    expect(await db.select().from(idempotency)).toEqual([]);
    const kept = await Promise.all([audit, outbox, orderFinding, orderSearch].map((table) => db.select().from(table)));
    const text = JSON.stringify(kept, (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    expect(text).not.toContain(national);
    expect(text).not.toContain(party.phone);
  });

  test.each(["12345", " 1-2-3 4(5) ", "+00 0012345", "x".repeat(129), ""])(
    "PERM-12 %j is refused at the field, and counts nothing",
    async (value) => {
      const before = await database().db.$count(orderSearch);
      expect(await find({ kind: "PHONE", value })).toMatchObject({
        code: SERVICE_CODES.invalid,
        fields: [{ path: ["value"] }],
      });
      expect(await database().db.$count(orderSearch)).toBe(before);
    },
  );

  test("ORD-07 a file of what was found takes the ids", async () => {
    const other = here.find(({ order: o }) => o.sourceSystem === "ORDER_PLATFORM")!;
    const { phone } = other.parties[0]!;
    const { findingId, count } = await found({ kind: "PHONE", value: phone });
    const preview = await result(app, orderRoutes.exportPreview, { body: { filter: { finding: findingId } } }, vn());
    expect(preview.rows.count + preview.leftOut.count).toBe(count);
    const { id } = await result(
      app,
      orderRoutes.exportAsync,
      { body: { filter: { finding: findingId }, columns: ["sfWaybillNo"], format: "CSV" } },
      vn(),
    );
    expect(id).toBeTruthy();
    const [row] = await database()
      .db.select()
      .from(audit)
      .where(eq(audit.type, "list.exported"))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(row?.after).toMatchObject({ ticked: count });
  });
});
