import { random } from "@linehaul/kit/demo/prng";
import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { DECLARATION_DIRECTIONS } from "@linehaul/schema/orders/declaration-config/row";
import type { ReviewCaseFilter } from "@linehaul/schema/orders/order-review/case";
import { orderReviewRoutes as routes } from "@linehaul/schema/orders/order-review/routes";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { DECLARATION_METHODS } from "@linehaul/schema/orders/order/status";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { declarationConfig } from "../../declaration-config/table.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";
import { reviewDocument } from "./table.ts";

const make = demoOrders({ orders: 400, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 400 }, (_, n) => make(n));
const mine = all.filter(({ order }) => order.site === "MY").map(({ order }) => order);
const waiting = mine.slice(0, 100);
const as = { caller: { userName: "reviewer.my" } } as const;
const r = random("missing documents", 1);
const DAYS = ["2025-11-20", "2026-05-20", "2026-11-19", "2026-11-20", "2026-11-21"] as const;

/** Declarations of some customers: of any country or one, of days before, around and after, in force or not. */
const declared = [...new Set(waiting.map(({ customerCode }) => customerCode))].slice(0, 40).flatMap((customerCode, n) =>
  DECLARATION_DIRECTIONS.flatMap((direction) =>
    [null, waiting.find((o) => o.customerCode === customerCode)?.receiverCountry ?? null].map((countryCode) => ({
      id: newId(),
      site: "MY" as const,
      customerCode,
      customerName: "?",
      direction,
      countryCode,
      method: r.pick(DECLARATION_METHODS),
      documents: DOCUMENT_KINDS.filter(() => r.int(0, 2) === 0),
      validFrom: r.pick(DAYS),
      validTo: n % 3 === 0 ? r.pick(DAYS) : null,
      remark: "",
      status: r.int(0, 3) === 0 ? ("DISABLED" as const) : ("ENABLED" as const),
      createdBy: "t",
      createdAt: new Date(),
      modifiedBy: "t",
      modifiedAt: new Date(),
    })),
  ),
);
const lines = waiting.slice(0, 60).map(({ id, site }) => ({
  id: newId(),
  orderId: id,
  site,
  event: r.pick(["TO_SUPPLEMENT", "SUPPLEMENTED"]),
  params: { document: DOCUMENT_KINDS.filter(() => r.int(0, 1) === 0).join(",") || "SENDER_ID" },
  actor: "t",
  at: new Date(),
}));
const judged = waiting.slice(30, 80).flatMap(({ id: orderId, site }) =>
  DOCUMENT_KINDS.filter(() => r.int(0, 1) === 0).map((kind) => {
    const state = r.pick(["RECEIVED", "ACCEPTED", "REFUSED"] as const);
    return { orderId, site, kind, state, reason: state === "REFUSED" ? "No stamp" : null };
  }),
);

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    await setState(
      db,
      mine.map(({ id }) => id),
      "APPROVED",
    );
    for (const [n, { id }] of waiting.entries())
      await setState(db, [id], (["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"] as const)[n % 3] ?? "TO_VERIFY");
    await db.insert(declarationConfig).values(declared);
    await db.insert(orderHistory).values(lines);
    await db.insert(reviewDocument).values(judged);
    await mayReview(db, "reviewer.my");
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const found = async (filter: ReviewCaseFilter) =>
    (await result(app, routes.pageQuery, { body: { pageSize: 200, filter } }, as)).data.map(({ id }) => id).toSorted();

  test("REV-01 orders that lack documents are those whose case says so, whatever was declared, asked for, supplied and judged", async () => {
    const files = await result(app, routes.files, { body: { ids: waiting.map(({ id }) => id) } }, as);
    const lacking = files.filter(({ documents }) =>
      documents.some(({ state }) => state === "MISSING" || state === "REFUSED"),
    );
    const ids = lacking.map(({ orderId }) => orderId);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.length).toBeLessThan(waiting.length - 10);
    expect(await found({ lacksDocuments: true })).toEqual(ids.toSorted());
    const others = waiting.map(({ id }) => id).filter((id) => !ids.includes(id));
    expect(await found({ lacksDocuments: false })).toEqual(others.toSorted());
  });
});
