import { demoCustomers } from "@linehaul/kit/demo/customers";
import { storedFile } from "@linehaul/kit/files/tables";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { ask, type AskOptions, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import type { Storage } from "@linehaul/kit/storage/storage";
import { folderStorage } from "@linehaul/kit/storage/folder";
import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import type { Contract } from "@linehaul/schema/customers/contract-signing/row";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { customerLookUpRoutes } from "@linehaul/schema/customers/look-up";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { UploadedFile } from "@linehaul/schema/upload";
import { addDays } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCustomer } from "../../demo.ts";
import { customer as service } from "../../service.ts";
import { customers } from "../customer/table.ts";
import { expireContracts } from "./expire.ts";
import { contract, contractFile } from "./table.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const TODAY = "2026-11-20";
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
/** Usable companies that pay by month, one for each test: a rule of the demo has them sign a contract. */
const ours = demoCustomers().filter(
  (c) => c.site === "VN" && c.customerType === "ENTERPRISE" && c.status === "USABLE" && c.settlementType === "MONTHLY",
);
const abroad = demoCustomers().find((c) => c.site === "MY" && c.status === "USABLE")!;
const SIGN = { button: "CONTRACT_SIGNING.SIGN", caller: { site: "VN", scope: "vn" } } as const;
const VIEW = { ...SIGN, button: "CONTRACT_SIGNING.VIEW" } as const;
const DOWNLOAD = { ...SIGN, button: "CONTRACT_SIGNING.DOWNLOAD" } as const;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  let folder: string;
  let spoil = false;
  beforeAll(async () => {
    await seedCustomer(database().db);
    // The tests' own are the only ones.
    await database().db.delete(contract);
    await database().db.update(customers).set({ contractUntil: null, agreementUntil: null });
    folder = await mkdtemp(join(tmpdir(), "contracts-"));
    const kept = folderStorage(folder);
    const storage: Storage = {
      ...kept,
      read: async (container, key) => (spoil ? Readable.from([Buffer.from("another")]) : kept.read(container, key)),
    };
    app = await testService({ ...service, database: database(), scopeOf, storage, now: () => NOW });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  let next = 0;
  let numbers = 0;
  const someone = () => ours[next++]!.customerCode;
  const upload = async (bytes: Uint8Array = SAMPLE.pdf, name = "signed.pdf") =>
    (
      await app.inject({
        method: "POST",
        url: routes.upload.path,
        query: { name },
        headers: {
          ...callerHeaders("customer", SIGN.button, SIGN.caller),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(bytes),
      })
    ).json();
  const sent = async () => UploadedFile.parse((await upload()).result).id;
  const form = (customerCode: string, more: object = {}) => ({
    customerCode,
    kind: "CONTRACT" as const,
    contractNo: `T-${++numbers}`,
    validFrom: TODAY,
    validTo: addDays(TODAY, 99),
    signatory: "Hoa",
    files: [],
    ...more,
  });
  const save = (body: ReturnType<typeof form>, options: AskOptions = SIGN) => ask(app, routes.save, { body }, options);
  const draft = async (customerCode: string, more: object = {}) => {
    const made = await save(form(customerCode, { files: [await sent()], ...more }));
    if (made.result === undefined) throw new Error(JSON.stringify(made));
    return made.result;
  };
  const sign = ({ id, version }: Contract) => ask(app, routes.sign, { body: { id, version } }, SIGN);
  const signed = async (customerCode: string, more: object = {}) =>
    result(
      app,
      routes.sign,
      { body: await draft(customerCode, more).then(({ id, version }) => ({ id, version })) },
      SIGN,
    );
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;
  const shortOn = async (day: string, code: string) =>
    (
      await result(
        app,
        customerRoutes.pageQuery,
        { body: { pageSize: 50, filter: { shortOn: day, customerCode: code } } },
        { caller: SIGN.caller },
      )
    ).data.length === 1;

  test("CUS-22 a draft is written, changed and signed; from then on nothing of it changes, and its customer is short of it no more", async () => {
    const code = someone();
    expect(await shortOn(TODAY, code)).toBe(true);
    const made = await draft(code);
    expect(made).toMatchObject({ state: "DRAFT", customerCode: code, version: 1, signedBy: null, isRenewed: false });
    const [file] = made.files;
    const changed = await save({
      ...form(code),
      id: made.id,
      version: 1,
      contractNo: made.contractNo,
      files: [file!.id],
      signatory: "Lan",
    } as never);
    expect(changed.result).toMatchObject({
      version: 2,
      signatory: "Lan",
      files: [{ id: file!.id, name: "signed.pdf" }],
    });
    expect(await shortOn(TODAY, code)).toBe(true);
    const done = await sign(changed.result!);
    expect(done.result).toMatchObject({ state: "SIGNED", signedBy: "admin", version: 3 });
    expect(await stored(code)).toMatchObject({ contractUntil: addDays(TODAY, 99), agreementUntil: null });
    expect([await shortOn(TODAY, code), await shortOn(addDays(TODAY, 100), code)]).toEqual([false, true]);
    const late = await save({ ...form(code), id: made.id, version: 3 } as never);
    expect(late).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "SIGNED" });
    const trail = await database().db.select().from(audit).where(eq(audit.subject, made.id));
    expect(trail.map(({ type }) => type)).toEqual(["contract.changed", "contract.changed", "contract.changed"]);
  });

  test("CUS-22 what is not signed by anybody, or has no file, can't be signed: each is told at its field", async () => {
    const code = someone();
    const bare = (await save(form(code, { signatory: null })))!.result!;
    const refused = await sign(bare);
    expect(refused).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["signatory"] }, { path: ["files"], key: "contract.files" }],
    });
    expect(await stored(code)).toMatchObject({ contractUntil: null });
  });

  test.each([
    ["a last day before the first", { validTo: addDays(TODAY, -1) }, "validTo"],
    ["no number", { contractNo: " " }, "contractNo"],
    ["a number of 41 letters", { contractNo: "x".repeat(41) }, "contractNo"],
    ["a signatory of 101 letters", { signatory: "x".repeat(101) }, "signatory"],
    ["a day that is none", { validFrom: "2026-02-30" }, "validFrom"],
    [
      "eleven files",
      { files: Array.from({ length: 11 }, (_, n) => `018f0008-0000-7000-8000-0000000000${10 + n}`) },
      "files",
    ],
    ["a customer of another site", { customerCode: abroad.customerCode }, "customerCode"],
  ])("CUS-12 CUS-22 %s is refused at its field, and nothing is written", async (_what, more, field) => {
    const before = await database().db.$count(contract);
    const refused = await save(form(ours[0]!.customerCode, more));
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field] }] });
    expect(await database().db.$count(contract)).toBe(before);
  });
  test("CUS-22 the longest number and name are taken, and a number is there once at a site", async () => {
    const code = someone();
    const made = await draft(code, { contractNo: "x".repeat(40), signatory: "阮".repeat(100), validTo: TODAY });
    expect(made.contractNo).toHaveLength(40);
    const twice = await save(form(code, { contractNo: made.contractNo }));
    expect(twice).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [{ path: ["contractNo"] }] });
  });

  test("CUS-12 HTML called .pdf is not taken; a file that was sent for something else, or is another draft's, is not found or refused", async () => {
    const code = someone();
    const html = await upload(Buffer.from("<html><script>1</script></html>"), "signed.pdf");
    expect(html.code).toBe(SERVICE_CODES.typeRefused);
    const made = await draft(code);
    const taken = await save(form(code, { files: made.files.map(({ id }) => id) }));
    expect(taken.code).toBe(SERVICE_CODES.wrongState);
    const other = await save(form(code, { files: [await sent()] }), {
      ...SIGN,
      caller: { ...SIGN.caller, user: "u-2" },
    });
    expect(other.code).toBe(SERVICE_CODES.notFound);
  });

  test("CUS-12 a file is handed out as it was uploaded, recorded; what the storage changed is not", async () => {
    const made = await draft(someone());
    const params = { id: made.id, file: made.files[0]!.id };
    const url = routes.file.path.replace(":id", params.id).replace(":file", params.file);
    const take = () => app.inject({ url, headers: callerHeaders("customer", DOWNLOAD.button, DOWNLOAD.caller) });
    const taken = await take();
    expect(taken.rawPayload.equals(Buffer.from(SAMPLE.pdf))).toBe(true);
    const rows = () =>
      database()
        .db.select()
        .from(audit)
        .where(and(eq(audit.subject, made.id), eq(audit.kind, "EXPORT")));
    expect(await rows()).toMatchObject([{ type: "contract.fileTaken", after: { file: "signed.pdf" } }]);
    spoil = true;
    const spoilt = await take();
    spoil = false;
    expect(spoilt.json()).toMatchObject({ code: SERVICE_CODES.altered });
    expect(await rows()).toHaveLength(1);
    const foreign = await app.inject({ url, headers: callerHeaders("customer", DOWNLOAD.button, { scope: "my" }) });
    expect(foreign.json()).toMatchObject({ code: SERVICE_CODES.notFound });
  });

  test("CUS-22 one that follows another goes on where that ends, once; until then the old one counts", async () => {
    const code = someone();
    const old = await signed(code);
    const renews = old.id;
    const early = await save(form(code, { renews, validFrom: old.validTo }));
    expect(early).toMatchObject({ fields: [{ path: ["validFrom"], key: "contract.renewFrom" }] });
    const other = await save(
      form(someone(), { renews, validFrom: addDays(old.validTo, 1), validTo: addDays(old.validTo, 9) }),
    );
    expect(other).toMatchObject({ fields: [{ path: ["renews"], key: "contract.renewOther" }] });
    const days = { validFrom: addDays(old.validTo, 1), validTo: addDays(old.validTo, 50) };
    const following = await draft(code, { renews, ...days });
    expect(following).toMatchObject({ renews, renewsNo: old.contractNo });
    const again = await save(form(code, { renews, ...days }));
    expect(again).toMatchObject({ fields: [{ path: ["renews"], key: "contract.renewed" }] });
    await sign(following);
    expect(await stored(code)).toMatchObject({ contractUntil: addDays(old.validTo, 50) });
    expect(await result(app, routes.byIds, { body: { ids: [old.id] } }, VIEW)).toMatchObject([{ isRenewed: true }]);
  });

  test("CUS-22 ended before its day it counts no more, its customer stays usable and is found as short; why stands in the trail", async () => {
    const code = someone();
    const { id, version } = await signed(code);
    const ended = await ask(app, routes.terminate, { body: { id, version, reason: "Moved" } }, SIGN);
    expect(ended.result).toMatchObject({ state: "TERMINATED", reason: "Moved" });
    expect(await stored(code)).toMatchObject({ contractUntil: null, status: "USABLE" });
    expect(await shortOn(TODAY, code)).toBe(true);
    expect(
      await ask(app, routes.terminate, { body: { id, version: version + 1, reason: "Twice" } }, SIGN),
    ).toMatchObject({
      code: SERVICE_CODES.wrongState,
      detail: "TERMINATED",
    });
    const late = await ask(app, routes.terminate, { body: { id, version, reason: "Late" } }, SIGN);
    expect(late.code).toBe(SERVICE_CODES.changed);
  });

  test("CUS-22 of two who sign one draft at once, one does; the other is told what it is now", async () => {
    const made = await draft(someone());
    const both = await Promise.all([sign(made), sign(made)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([SERVICE_CODES.ok, SERVICE_CODES.changed]);
  });

  test("CUS-22 a draft is deleted with its files; a signed one is not", async () => {
    const made = await draft(someone());
    const file = made.files[0]!.id;
    const gone = await ask(app, routes.delete, { params: { id: made.id } }, SIGN);
    expect(gone.code).toBe(SERVICE_CODES.ok);
    const { db } = database();
    expect(await db.select().from(storedFile).where(eq(storedFile.id, file))).toMatchObject([{ heldBy: null }]);
    expect(await db.$count(contractFile, eq(contractFile.contractId, made.id))).toBe(0);
    const { id } = await signed(someone());
    expect((await ask(app, routes.delete, { params: { id } }, SIGN)).code).toBe(SERVICE_CODES.wrongState);
  });

  test("CUS-22 the clock ends what is over at its site, and counts what holds from today on; a second run does nothing", async () => {
    const { db } = database();
    const [over, coming] = [someone(), someone()];
    await signed(over, { validFrom: addDays(TODAY, -9), validTo: TODAY });
    await signed(coming, { validFrom: addDays(TODAY, 1), validTo: addDays(TODAY, 40) });
    expect([(await stored(over)).contractUntil, (await stored(coming)).contractUntil]).toEqual([TODAY, null]);
    const told: number[] = [];
    // 17:30 of the 20th in UTC: in Vietnam the 21st has begun.
    const run = async (at: string) => {
      const now = new Date(at);
      const tell = (_line: string, count = 0) => void told.push(count);
      await expireContracts({ db, now, signal: AbortSignal.timeout(60_000), write: taskWrite(db, now), tell });
    };
    await run("2026-11-20T16:30:00Z");
    expect(await stored(over)).toMatchObject({ contractUntil: TODAY });
    await run("2026-11-20T17:30:00Z");
    await run("2026-11-20T18:30:00Z");
    expect(told).toEqual([0, 1, 0]);
    expect(await stored(over)).toMatchObject({ contractUntil: null, status: "USABLE" });
    expect(await stored(coming)).toMatchObject({ contractUntil: addDays(TODAY, 40) });
  });

  test("PERM-02 contracts of another site's customers are in no page, by no id, and nothing is done with them", async () => {
    const made = await draft(someone());
    const my = { caller: { site: "MY", scope: "my" } } as const;
    const page = await result(
      app,
      routes.pageQuery,
      { body: { pageSize: 50, want: ["total", "stateCounts"] } },
      { ...my, button: VIEW.button },
    );
    expect([page.data, page.stateCounts?.reduce((sum, { count }) => sum + count, 0)]).toEqual([[], 0]);
    expect(await result(app, routes.byIds, { body: { ids: [made.id] } }, { ...my, button: VIEW.button })).toEqual([]);
    for (const [route, input] of [
      [routes.sign, { body: { id: made.id, version: 1 } }],
      [routes.terminate, { body: { id: made.id, version: 1, reason: "Mine" } }],
    ] as const)
      expect((await ask(app, route, input as never, { ...my, button: SIGN.button })).code).toBe(SERVICE_CODES.notFound);
  });

  test("PERM-02 a form's look-up finds the caller's customers by names and codes, and a customer's page shows its papers", async () => {
    const code = someone();
    const made = await draft(code);
    const look = (text: string, options: AskOptions = SIGN) =>
      result(app, customerLookUpRoutes.lookUp, { body: { text } }, options);
    expect((await look(code)).data).toEqual([{ customerCode: code, name: made.customerName, status: "USABLE" }]);
    expect((await look(code, { caller: { site: "MY", scope: "my" } })).data).toEqual([]);
    expect((await look("a")).data.length).toBeLessThanOrEqual(10);
    const [found] = await result(
      app,
      customerDetailRoutes.detail,
      { body: { codes: [code] } },
      { caller: SIGN.caller },
    );
    expect(found?.detail.contracts).toMatchObject([{ id: made.id, contractNo: made.contractNo, state: "DRAFT" }]);
  });

  test("CUS-22 contracts are found by number, customer, kind, state and last day", async () => {
    const code = someone();
    const made = await draft(code, { kind: "AGREEMENT", validTo: addDays(TODAY, 3) });
    const found = async (filter: object) =>
      (await result(app, routes.pageQuery, { body: { pageSize: 50, filter, sort: "VALID_TO_ASC" } }, VIEW)).data.some(
        ({ id }) => id === made.id,
      );
    for (const filter of [
      { keyword: made.contractNo },
      { keyword: made.customerName.slice(0, 8).toLowerCase() },
      { customerCode: code },
      { kind: "AGREEMENT", state: ["DRAFT"] },
      { endsUntil: addDays(TODAY, 3) },
    ])
      expect([filter, await found(filter)]).toEqual([filter, true]);
    for (const filter of [
      { keyword: "nobody" },
      { kind: "CONTRACT" },
      { state: ["SIGNED"] },
      { endsUntil: addDays(TODAY, 2) },
    ])
      expect([filter, await found(filter)]).toEqual([filter, false]);
  });
});
