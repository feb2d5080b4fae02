import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { audit } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_FILE_NAME } from "@linehaul/schema/file";
import { orderReviewDocumentRoutes as routes } from "@linehaul/schema/orders/order-review/document";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { UploadedFile } from "@linehaul/schema/upload";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";

const make = demoOrders({ orders: 60, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 60 }, (_, i) => make(i));
const ids = all.filter(({ order }) => order.site === "MY").map(({ order }) => order.id);
const [one, other, unseen, gone] = ids as [string, string, string, string];
const who = (userName: string) => ({ caller: { userName, user: userName } });
const as = who("reviewer.my");
const KIND = "CERTIFICATE_OF_ORIGIN";

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    app = await testService({ ...service, database: database() });
    await mayReview(db, "reviewer.my");
    await mayReview(db, "elsewhere", ["AQ"]);
    await setState(db, [one, other, unseen], "TO_SUPPLEMENT");
    await setState(db, [gone], "CANCELLED");
  });
  afterAll(() => app.close());

  const upload = async (bytes: Uint8Array, name: string) =>
    (
      await app.inject({
        method: "POST",
        url: routes.certUpload.path,
        query: { name },
        headers: {
          ...callerHeaders("order", "ORDER_REVIEW.UPLOAD_CERT", as.caller),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(bytes),
      })
    ).json();
  const sent = async (name = "origin.pdf") => UploadedFile.parse((await upload(SAMPLE.pdf, name)).result).id;
  const keep = (id: string, file: string, how: object = as) =>
    ask(app, routes.keep, { body: { id, kind: KIND, file } }, how);
  const judge = (id: string, judged: object, how: object = as) =>
    ask(app, routes.judge, { body: { id, kind: KIND, isAccepted: true, ...judged } }, how);
  const documentOf = async (id: string) => {
    const found = await result(app, orderReviewRoutes.detail, { body: { id } }, as);
    return found?.file.documents.find(({ kind }) => kind === KIND);
  };
  const seen = (id: string, how: { readonly userName: string } = as.caller) =>
    app.inject({
      url: routes.show.path.replace(":id", id).replace(":kind", KIND),
      headers: callerHeaders("order", "ORDER_REVIEW.APPROVE", how),
    });

  test("REV-02 a document is added, refused with a reason, added anew and accepted; its history and trail say so", async () => {
    const first = await sent();
    expect((await keep(one, first)).result).toMatchObject({ id: one, auditStatus: "TO_SUPPLEMENT" });
    expect(await documentOf(one)).toMatchObject({
      state: "RECEIVED",
      file: first,
      fileName: "origin.pdf",
      addedBy: "reviewer.my",
      judgedBy: null,
    });
    expect((await judge(one, { file: first, isAccepted: false, reason: "The stamp is missing" })).code).toBe(0);
    expect(await documentOf(one)).toMatchObject({ state: "REFUSED", reason: "The stamp is missing", file: first });
    const second = await sent("stamped.pdf");
    await keep(one, second);
    expect(await documentOf(one)).toMatchObject({ state: "RECEIVED", reason: null, judgedBy: null });
    // Whoever looked at the first one judges nothing any more.
    expect((await judge(one, { file: first })).code).toBe(SERVICE_CODES.changed);
    expect((await judge(one, { file: second })).code).toBe(0);
    expect(await documentOf(one)).toMatchObject({
      state: "ACCEPTED",
      fileName: "stamped.pdf",
      judgedBy: "reviewer.my",
    });

    const { db } = database();
    const lines = await db.select().from(orderHistory).where(eq(orderHistory.orderId, one));
    const events = lines.filter(({ event }) => event.startsWith("DOCUMENT_") && event !== "DOCUMENTS_READ");
    expect(events.map(({ event, params }) => [event, params])).toEqual(
      expect.arrayContaining([
        ["DOCUMENT_REFUSED", { document: KIND, reason: "The stamp is missing" }],
        ["DOCUMENT_ACCEPTED", { document: KIND }],
      ]),
    );
    expect(events).toHaveLength(4);
    const trail = (await db.select().from(audit).where(eq(audit.subject, one))).map(({ type }) => type ?? "");
    expect(trail.filter((type) => type.startsWith("order.document"))).toHaveLength(4);
  });

  test("REV-02 a document that came with the order is judged without a file; one that is missing is not", async () => {
    expect((await judge(other, {})).code).toBe(SERVICE_CODES.wrongState);
    await database()
      .db.insert(orderHistory)
      .values({
        id: crypto.randomUUID(),
        orderId: other,
        site: "MY",
        event: "SUPPLEMENTED",
        params: { document: KIND },
        actor: "Kinta Trading",
        at: new Date(),
      });
    expect((await judge(other, { isAccepted: false, reason: "Unreadable" })).code).toBe(0);
    expect(await documentOf(other)).toMatchObject({ state: "REFUSED", file: null, fileName: null });
    expect((await seen(other)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
  });

  test("REV-02 PERM-12 a document opens where it is read, and who saw it is recorded before", async () => {
    await keep(unseen, await sent());
    const answer = await seen(unseen);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.rawPayload.equals(SAMPLE.pdf)).toBe(true);
    const { db } = database();
    const [row] = await db.select().from(audit).where(eq(audit.type, "document.seen"));
    expect(row).toMatchObject({ subject: unseen, userName: "reviewer.my", kind: "REVEAL", fields: [KIND] });
  });

  test("REV-02 PERM-10 nobody adds to, judges or sees what he does not review, or what is over", async () => {
    const file = await sent();
    const stranger = who("elsewhere");
    expect((await keep(one, file, stranger)).code).toBe(SERVICE_CODES.notFound);
    expect((await judge(one, {}, stranger)).code).toBe(SERVICE_CODES.notFound);
    expect((await seen(one, stranger.caller)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
    expect((await keep(gone, file)).code).toBe(SERVICE_CODES.wrongState);
    // Another's upload is nobody else's to name.
    await mayReview(database().db, "colleague");
    expect((await keep(one, file, who("colleague"))).code).toBe(SERVICE_CODES.notFound);
  });

  test.each([
    [
      "a program named pdf",
      Buffer.from("MZ\u0090\u0000 this program cannot be run in DOS mode"),
      "x.pdf",
      "typeRefused",
    ],
    ["a sheet", SAMPLE.xlsx, "x.xlsx", "typeRefused"],
    ["nothing", Buffer.alloc(0), "x.pdf", "damaged"],
    ["more than 5 MiB", Buffer.concat([SAMPLE.pdf, Buffer.alloc(5 * 1024 * 1024)]), "x.pdf", "fileTooLarge"],
  ] as const)("REV-02 %s is refused", async (_name, bytes, name, code) => {
    expect((await upload(bytes, name)).code).toBe(SERVICE_CODES[code]);
  });

  test.each([
    ["no reason", { isAccepted: false }],
    ["an empty one", { isAccepted: false, reason: "" }],
    ["301 letters", { isAccepted: false, reason: "x".repeat(301) }],
    ["a reason for what is good", { isAccepted: true, reason: "Why?" }],
  ])("REV-02 a judgement with %s is refused at its field", async (_name, judged) => {
    const { code, fields } = await judge(one, judged);
    expect([code, fields?.[0]?.path]).toEqual([SERVICE_CODES.invalid, ["reason"]]);
  });

  test("REV-02 a document is shown by the whole of its name, however long", async () => {
    const name = `${"n".repeat(MOST_FILE_NAME - ".pdf".length)}.pdf`;
    await keep(one, await sent(name));
    const { statusCode, headers } = await seen(one);
    expect(statusCode).toBe(200);
    expect(headers["content-disposition"]).toContain(name);
  });
});
