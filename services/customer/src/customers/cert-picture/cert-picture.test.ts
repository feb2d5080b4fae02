import { storedFile } from "@linehaul/kit/files/tables";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, callerHeaders, testService } from "@linehaul/kit/testing/service";
import { certPictureRoutes as routes } from "@linehaul/schema/customers/cert-picture/routes";
import type { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import { customerFormRoutes } from "@linehaul/schema/customers/customer-form/form";
import { customerReviewRoutes } from "@linehaul/schema/customers/customer-review/review";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { UploadedFile } from "@linehaul/schema/upload";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { companyForm, mst } from "../customer-form/testing/company-form.ts";
import { customers } from "../customer/table.ts";

const SIZE = { width: 300, height: 190 };
const PICTURE = await sharp({ create: { ...SIZE, channels: 3, background: "#cfd8e8" } })
  .png()
  .toBuffer();
const sizeOf = async (picture: Uint8Array) => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const caller = { site: "VN" as const, scope: "vn", user: "u-1", userName: "hoa" };
const CREATE = { button: "COMPANY_CUSTOMER_FORM.CREATE", caller } as const;
const EDIT: AskOptions = {
  button: "COMPANY_CUSTOMER_FORM.EDIT",
  caller: { ...caller, also: ["COMPANY_CUSTOMER_FORM.SUBMIT"] },
};
const AUDIT = { button: "CUSTOMER_REVIEW.AUDIT", caller: { ...caller, user: "u-2", userName: "lan" } } as const;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const upload = async (bytes: Uint8Array, name: string) =>
    (
      await app.inject({
        method: "POST",
        url: routes.upload.path,
        query: { name },
        headers: {
          ...callerHeaders("customer", CREATE.button, caller),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(bytes),
      })
    ).json();
  const sent = async () => UploadedFile.parse((await upload(PICTURE, "front.png")).result).id;
  const create = (form: object) =>
    ask(
      app,
      customerFormRoutes.saveCompany,
      { body: { ...companyForm(), certNo: null, certType: null, ...form } },
      CREATE,
    );
  const edit = (customerCode: string, version: number, form: object) =>
    ask(app, customerFormRoutes.saveCompany, { body: { ...companyForm(), customerCode, version, ...form } }, EDIT);
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;
  const isHeld = async (id: string) =>
    (await database().db.select().from(storedFile).where(eq(storedFile.id, id)))[0]?.heldBy !== null;
  const look = (customerCode: string, side: CertSide, reason = "The number can't be read", who: object = caller) =>
    app.inject({
      url: routes.show.path.replace(":customerCode", customerCode).replace(":side", side),
      query: { reason },
      headers: callerHeaders("customer", "CUSTOMER_DETAIL.SHOW_CLEAR", { ...caller, ...who }),
    });

  test("CUS-12 a picture comes with the form and is told as being there; it stays when it is left out, another takes its place, and null takes it away", async () => {
    const [front, other] = [await sent(), await sent()];
    const { result: made } = await create({ certFront: front });
    expect(made).toMatchObject({ hasCertFront: true, hasCertBack: false });
    expect(JSON.stringify(made)).not.toContain(front);
    const { customerCode, version } = made!;
    const left = (await edit(customerCode, version, { deliveryPerson: "Omar" })).result!;
    expect([left.hasCertFront, await isHeld(front)]).toEqual([true, true]);
    const changed = (await edit(customerCode, left.version, { certFront: other })).result!;
    expect([(await stored(customerCode)).certFront, await isHeld(front), await isHeld(other)]).toEqual([
      other,
      false,
      true,
    ]);
    const none = (await edit(customerCode, changed.version, { certFront: null })).result!;
    expect([none.hasCertFront, await isHeld(other)]).toEqual([false, false]);
  });

  test("CUS-12 HTML called .png and a file that is not the caller's are refused, and nothing is written", async () => {
    const html = await upload(Buffer.from("<html><script>1</script></html>"), "front.png");
    expect(html.code).toBe(SERVICE_CODES.typeRefused);
    const before = await database().db.$count(customers);
    const theirs = await ask(
      app,
      customerFormRoutes.saveCompany,
      { body: { ...companyForm(), certNo: null, certType: null, certBack: await sent() } },
      { ...CREATE, caller: { ...caller, user: "u-9" } },
    );
    expect(theirs.code).toBe(SERVICE_CODES.notFound);
    expect(await database().db.$count(customers)).toBe(before);
  });

  test("CUS-16 another picture of a customer that was reviewed waits for a review; what it leaves behind goes, whichever way it ends", async () => {
    const [was, one, two] = [await sent(), await sent(), await sent()];
    const { result: made } = await create({
      certFront: was,
      certType: "BUSINESS_LICENCE",
      certNo: mst(9_000),
      taxNo: mst(9_001),
    });
    const { customerCode } = made!;
    await database().db.update(customers).set({ status: "APPROVED" }).where(eq(customers.customerCode, customerCode));
    const end = async (how: "fail" | "pass", picture: string) => {
      const row = await stored(customerCode);
      const asked = (await edit(customerCode, row.version, { certFront: picture, taxNo: mst(9_001) })).result!;
      expect(asked.review?.fields).toEqual(["certFront"]);
      const id = asked.review!.id;
      const shown = await ask(
        app,
        customerReviewRoutes.byIds,
        { body: { ids: [id] } },
        { ...AUDIT, button: "CUSTOMER_REVIEW.VIEW" },
      );
      expect(shown.result?.[0]?.changes).toEqual([
        { field: "certFront", before: "PICTURE", after: "PICTURE", isMasked: true },
      ]);
      const both = await Promise.all(
        (["BEFORE", "AFTER"] as const).map((moment) =>
          app.inject({
            url: routes.showReviewed.path.replace(":id", id).replace(":side", "FRONT").replace(":moment", moment),
            query: { reason: "Is it the same?" },
            headers: callerHeaders("customer", "CUSTOMER_REVIEW.SHOW_CLEAR", AUDIT.caller),
          }),
        ),
      );
      expect(await Promise.all(both.map(({ rawPayload }) => sizeOf(rawPayload)))).toEqual([SIZE, SIZE]);
      const body = how === "pass" ? { id } : { id, reason: "Blurred" };
      await ask(app, customerReviewRoutes[how], { body } as never, AUDIT);
      return id;
    };
    await end("fail", one);
    expect([(await stored(customerCode)).certFront, await isHeld(was), await isHeld(one)]).toEqual([was, true, false]);
    await end("pass", two);
    expect([(await stored(customerCode)).certFront, await isHeld(was), await isHeld(two)]).toEqual([two, false, true]);
  });

  test("PERM-12 a picture opens for a reason, which is recorded first; without one, of another site's customer and where there is none it does not", async () => {
    const { result: made } = await create({ certFront: await sent() });
    const { customerCode, id } = made!;
    const shown = await look(customerCode, "FRONT");
    const others = await look(customerCode, "FRONT", "Is it the same?", { userName: "lan" });
    expect(await Promise.all([shown, others].map(({ rawPayload }) => sizeOf(rawPayload)))).toEqual([SIZE, SIZE]);
    // Each of them has its viewer's name in it.
    expect([shown.rawPayload.equals(PICTURE), shown.rawPayload.equals(others.rawPayload)]).toEqual([false, false]);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "REVEAL")));
    expect(rows).toMatchObject([
      { type: "customer.revealed", fields: ["certFront"], reason: "The number can't be read" },
      { userName: "lan", reason: "Is it the same?" },
    ]);
    expect((await look(customerCode, "FRONT", "no")).json()).toMatchObject({ code: SERVICE_CODES.invalid });
    for (const answer of [
      await look(customerCode, "BACK"),
      await look(customerCode, "FRONT", "Is it there?", { site: "MY", scope: "my" }),
    ])
      expect(answer.json()).toMatchObject({ code: SERVICE_CODES.notFound });
  });
});
