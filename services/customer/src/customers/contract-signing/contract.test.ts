import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { addDays } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { contract } from "./table.ts";
import { TODAY, ours, abroad, SIGN, DOWNLOAD, useContracts } from "./testing/contracts.ts";

onEachDatabase(filledCustomer(), (database) => {
  const { app, state, someone, upload, sent, form, save, draft, sign, stored, shortOn } = useContracts(database);

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
    const take = () => app().inject({ url, headers: callerHeaders("customer", DOWNLOAD.button, DOWNLOAD.caller) });
    const taken = await take();
    expect(taken.rawPayload.equals(Buffer.from(SAMPLE.pdf))).toBe(true);
    const rows = () =>
      database()
        .db.select()
        .from(audit)
        .where(and(eq(audit.subject, made.id), eq(audit.kind, "EXPORT")));
    expect(await rows()).toMatchObject([{ type: "contract.fileTaken", after: { file: "signed.pdf" } }]);
    state.isSpoilt = true;
    const spoilt = await take();
    state.isSpoilt = false;
    expect(spoilt.json()).toMatchObject({ code: SERVICE_CODES.altered });
    expect(await rows()).toHaveLength(1);
    const foreign = await app().inject({ url, headers: callerHeaders("customer", DOWNLOAD.button, { scope: "my" }) });
    expect(foreign.json()).toMatchObject({ code: SERVICE_CODES.notFound });
  });
});
