import { storedFile } from "@linehaul/kit/files/tables";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { ask, callerHeaders, result } from "@linehaul/kit/testing/service";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { application } from "./table.ts";
import { AUDIT, HOA, OUTSIDE, SUBMIT, useApplications, VIEW } from "./testing/applications.ts";

onEachDatabase(filledCustomer(), (database) => {
  const { app, someone, upload, paper, papers, save, draft, submit, submitted, read } = useApplications(database);
  const held = async (file: string) =>
    (await database().db.select().from(storedFile).where(eq(storedFile.id, file)))[0]?.heldBy;

  test("CUS-19 a draft may lack papers, and is told which it needs by kind, country and whom it is for; it is changed, and submitted whole", async () => {
    const code = someone();
    const first = (await save(code, "COD", { papers: [await paper("BUSINESS_LICENCE")] })).result!;
    expect(first).toMatchObject({ status: "DRAFT", customerCode: code, countryCode: "VN", version: 1, submissions: 0 });
    expect(first.papers.map(({ paper: p, isRequired, file }) => [p, isRequired, file?.name])).toEqual([
      ["APPLICATION_FORM", true, undefined],
      ["BUSINESS_LICENCE", true, "paper.pdf"],
      ["REPRESENTATIVE_ID", true, undefined],
      ["BANK_STATEMENT", true, undefined],
      ["OTHER", false, undefined],
    ]);
    const all = { id: first.id, version: 1, papers: await papers(code, "COD") };
    const changed = (await save(code, "COD", all)).result!;
    expect(changed.papers.filter(({ file }) => file !== null)).toHaveLength(4);
    // Another took its place: it is nobody's any more.
    expect(await held(first.papers[1]!.file!.id)).toBeNull();
    expect(await held(changed.papers[1]!.file!.id)).toBe(`application:${first.id}:${changed.papers[1]!.file!.id}`);
    const done = (await submit(changed)).result!;
    expect(done).toMatchObject({ status: "SUBMITTED", submittedBy: "hoa", isOwn: true, submissions: 1, version: 3 });
    const late = await save(code, "COD", { ...all, version: 3 });
    expect(late).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "SUBMITTED" });
    const trail = await database().db.select().from(audit).where(eq(audit.subject, first.id));
    expect(trail.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => "application.changed"));
  });

  test("CUS-19 each paper that it lacks is told at its place, a change of data needs words, and where it is submitted at once nothing is saved", async () => {
    const code = someone();
    const before = await database().db.$count(application);
    const refused = await save(code, "DATA_CHANGE", {
      remark: " ",
      papers: [await paper("PROOF_OF_CHANGE")],
      submits: true,
    });
    expect(refused).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [
        { path: ["remark"], key: "required" },
        { path: ["papers", "BUSINESS_LICENCE"], key: "application.paper" },
      ],
    });
    expect(await database().db.$count(application)).toBe(before);
    const whole = { papers: await papers(code, "DATA_CHANGE"), submits: true };
    expect((await save(code, "DATA_CHANGE", whole)).result).toMatchObject({ status: "SUBMITTED", submissions: 1 });
  });

  test("CUS-19 a customer has one application of a kind open, also of two that are written at once; it stays with its customer and its kind", async () => {
    const code = someone();
    const both = await Promise.all([save(code, "DOCKING"), save(code, "DOCKING")]);
    const lost = both.find((one) => one.result === undefined);
    expect(both.filter((one) => one.result !== undefined)).toHaveLength(1);
    expect(lost).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["kind"], key: "application.open" }],
    });
    const { id } = both.find((one) => one.result !== undefined)!.result!;
    expect(await save(code, "COD", { id, version: 1 })).toMatchObject({ fields: [{ key: "application.kind" }] });
    const other = await save(someone(), "DOCKING", { id, version: 1 });
    expect(other).toMatchObject({ fields: [{ path: ["customerCode"], key: "application.customer" }] });
    expect((await save(code, "DOCKING", { id, version: 2 })).code).toBe(SERVICE_CODES.changed);
    expect((await save(code, "COD")).code).toBe(SERVICE_CODES.ok);
  });

  test("CUS-12 CUS-19 a paper is what it says; another's file, one of another application, or one for two papers is refused", async () => {
    const code = someone();
    expect((await upload(Buffer.from("<html><script>1</script></html>"))).code).toBe(SERVICE_CODES.typeRefused);
    const mine = await paper("OTHER");
    const minh = { ...SUBMIT, caller: { ...HOA, user: "u-minh" } };
    expect((await save(code, "COD", { papers: [mine] }, minh)).code).toBe(SERVICE_CODES.notFound);
    await save(code, "COD", { papers: [mine] });
    expect((await save(code, "DOCKING", { papers: [mine] })).code).toBe(SERVICE_CODES.wrongState);
    const twice = [mine, { ...mine, paper: "BUSINESS_LICENCE" }];
    expect(await save(code, "CARD", { papers: twice })).toMatchObject({ fields: [{ path: ["papers"] }] });
  });

  test("CUS-19 a draft that was never submitted is deleted with its files; one that came back is not", async () => {
    const made = await draft(someone());
    const file = made.papers[0]!.file!.id;
    const remove = (id: string) => ask(app(), routes.delete, { params: { id } }, SUBMIT);
    expect((await remove(made.id)).code).toBe(SERVICE_CODES.ok);
    expect([await held(file), await database().db.$count(application, eq(application.id, made.id))]).toEqual([null, 0]);
    const { id, version } = await submitted(someone());
    await ask(app(), routes.withdraw, { body: { id, version } }, SUBMIT);
    expect(await remove(id)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "DRAFT" });
  });

  test("CUS-12 a paper is handed out as it was uploaded, recorded; to who decides reviews, what is submitted alone, and no card", async () => {
    const made = await draft(someone());
    const card = await submitted(someone(), "CARD");
    const take = async ({ id, papers: all }: typeof made, { button, caller }: typeof VIEW | typeof AUDIT) => {
      const url = routes.file.path.replace(":id", id).replace(":file", all[0]!.file!.id);
      return app().inject({ url, headers: callerHeaders("customer", button, caller) });
    };
    expect((await take(made, VIEW)).rawPayload.equals(SAMPLE.pdf)).toBe(true);
    const where = and(eq(audit.subject, made.id), eq(audit.kind, "EXPORT"));
    expect(await database().db.select().from(audit).where(where)).toMatchObject([
      { type: "application.fileTaken", after: { paper: "APPLICATION_FORM", file: "paper.pdf" } },
    ]);
    expect((await take(made, AUDIT)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
    expect((await take(card, AUDIT)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
    await submit(made);
    expect((await take(made, AUDIT)).rawPayload.equals(SAMPLE.pdf)).toBe(true);
    expect((await take(made, { ...VIEW, caller: { ...HOA, scope: "cs" } } as never)).json()).toMatchObject({
      code: SERVICE_CODES.notFound,
    });
  });

  test("PERM-02 what customers outside the caller's rows apply for is in no page, by no id, and nothing is done with it", async () => {
    const code = someone();
    const made = await draft(code);
    const listed = await result(
      app(),
      routes.pageQuery,
      { body: { pageSize: 50, filter: { customerCode: code, status: ["DRAFT"] }, want: ["total", "statusCounts"] } },
      VIEW,
    );
    expect(listed.data.map(({ id }) => id)).toEqual([made.id]);
    expect(listed.statusCounts).toContainEqual({ status: "DRAFT", count: 1, exact: true });
    const which = { id: made.id, version: made.version };
    for (const caller of OUTSIDE) {
      const page = await result(
        app(),
        routes.pageQuery,
        { body: { pageSize: 50, filter: { keyword: code } } },
        { ...VIEW, caller },
      );
      expect(page.data).toEqual([]);
      expect(await result(app(), routes.byIds, { body: { ids: [made.id] } }, { ...VIEW, caller })).toEqual([]);
      const theirs = { ...SUBMIT, caller };
      const asked = [
        await submit(made, theirs),
        await ask(app(), routes.withdraw, { body: which }, theirs),
        await ask(app(), routes.delete, { params: { id: made.id } }, theirs),
        await ask(app(), routes.papers, { body: { customerCode: code, kind: "COD" } }, theirs),
      ];
      expect(asked.map((one) => one.code)).toEqual(asked.map(() => SERVICE_CODES.notFound));
      const written = await save(code, "COD", { ...which, papers: [] }, theirs);
      expect(written).toMatchObject({ fields: [{ path: ["customerCode"], key: "customer.unknown" }] });
    }
    expect(await read(made)).toMatchObject({ status: "DRAFT", version: 1 });
  });
});
