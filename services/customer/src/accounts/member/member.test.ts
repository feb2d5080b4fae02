import { namedFile } from "@linehaul/kit/files/kept";
import { storedFile } from "@linehaul/kit/files/tables";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, callerHeaders, result } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { memberRoutes as routes } from "@linehaul/schema/accounts/member/routes";
import type { RecordRealName } from "@linehaul/schema/accounts/member/record";
import type { MemberFilter } from "@linehaul/schema/accounts/member/row";
import { PRE_CANCEL_DAYS } from "@linehaul/schema/accounts/user-account/lifecycle";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { UploadedFile } from "@linehaul/schema/upload";
import { and, eq, isNotNull } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { eraseAccounts } from "../user-account/erase.ts";
import { MY, useAccounts, usePersons, VN } from "../user-account/testing/accounts.ts";

const START = new Date("2026-11-20T18:00:00Z");
const DAY_MS = 24 * 3_600_000;
const CARD = "001099012345";
const CAMERA = "Kejora 900";
const photo = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: "#cfd8e8" } })
    .withExif({ IFD0: { Make: CAMERA } })
    .jpeg()
    .toBuffer();

onEachDatabase(service.migrations, (database) => {
  const clock = { now: START };
  const { app, active, someone, turnFor } = useAccounts(database, clock);
  const { somebody } = usePersons();
  const person = () => active(somebody(), { firstName: "Thị Hoa", lastName: "Trần" });
  const site: AskOptions = { button: "MEMBER_LIST.RECORD", caller: { ...VN, user: "c-1", userName: "client:site" } };

  const upload = async (bytes: Uint8Array, name = "front.jpg", who = site.caller) =>
    UploadedFile.parse(
      (
        await app().inject({
          method: "POST",
          url: routes.upload.path,
          query: { name },
          headers: {
            ...callerHeaders("customer", "MEMBER_LIST.RECORD", who),
            "content-type": "application/octet-stream",
          },
          payload: Buffer.from(bytes),
        })
      ).json().result,
    ).id;
  const record = (userCode: string, more: Partial<RecordRealName> = {}, options = site) => {
    const shown = { name: "TRẦN THỊ HOA", certType: "ID_CARD", certNo: CARD, countryCode: "VN" } as const;
    return ask(app(), routes.record, { body: { userCode, ...shown, channel: "APP", ...more } }, options);
  };
  const list = (filter: MemberFilter, caller: NonNullable<AskOptions["caller"]> = VN) =>
    result(app(), routes.pageQuery, { body: { filter, pageSize: 50, want: ["total", "stateCounts"] } }, { caller });
  const look = (id: string, side = "FRONT", reason = "The number can't be read", caller: object = VN) =>
    app().inject({
      url: routes.certPicture.path.replace(":id", id),
      query: { side, reason },
      headers: callerHeaders("customer", "MEMBER_LIST.SHOW_CLEAR", caller),
    });

  test("PERM-09 members are persons' accounts; who one is comes masked, and is found by state, certificate and channel", async () => {
    const [known, unknown, company] = [await person(), await person(), await active(someone())];
    const made = await record(known.userCode, { validUntil: "2031-04-30" });
    expect(made.result).toMatchObject({
      id: known.id,
      realNameState: "VERIFIED",
      realName: {
        name: "TRẦN THỊ HOA",
        certNo: "0•••••••2345",
        validUntil: "2031-04-30",
        recordedBy: "client:site",
        hasFront: false,
      },
    });
    const all = await list({});
    const ids = all.data.map(({ id }) => id);
    expect([ids.includes(known.id), ids.includes(unknown.id), ids.includes(company.id)]).toEqual([true, true, false]);
    expect(JSON.stringify(all)).not.toContain(CARD);
    expect(all.stateCounts?.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    for (const [filter, of] of [
      [{ realNameState: ["VERIFIED"] }, known.id],
      [{ realNameState: ["NONE"] }, unknown.id],
      [{ certType: "ID_CARD", channel: "APP" }, known.id],
    ] as const) {
      const found = (await list({ ...filter, realNameState: filter.realNameState && [...filter.realNameState] })).data;
      expect(found.map(({ id }) => id).filter((id) => id === known.id || id === unknown.id)).toEqual([of]);
    }
    expect((await list({ certType: "PASSPORT" })).total).toBe(0);
  });

  test("a certificate is valid to the end of its last day, by the clock of the site", async () => {
    const { userCode, id } = await person();
    // Two in the morning of the 21st in Vietnam.
    await record(userCode, { validUntil: "2026-11-21" });
    const state = async () => (await result(app(), routes.byIds, { body: { ids: [id] } }, { caller: VN }))[0];
    expect((await state())?.realNameState).toBe("VERIFIED");
    await record(userCode, { validUntil: "2026-11-20" });
    expect((await state())?.realNameState).toBe("EXPIRED");
    expect((await list({ realNameState: ["EXPIRED"] })).data.map((one) => one.id)).toContain(id);
  });

  test("CUS-20 a number that its country could not have given is told at its field; nothing is written", async () => {
    const { userCode, id } = await person();
    const wrong = await record(userCode, { certNo: "101099012345" });
    expect(wrong).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["certNo"], key: "identity.number" }],
    });
    const licence = await record(userCode, { certType: "BUSINESS_LICENCE" });
    expect(licence).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["certType"] }] });
    expect((await result(app(), routes.byIds, { body: { ids: [id] } }, { caller: VN }))[0]?.realName).toBeNull();
  });

  test("a company's account, one that is going, and one of another site take no real name", async () => {
    const [company, going, other] = [await active(someone()), await person(), await person()];
    await turnFor("cancel", [going.id]);
    for (const { userCode } of [company, going]) expect((await record(userCode)).code).toBe(SERVICE_CODES.wrongState);
    const elsewhere = { ...site, caller: { ...site.caller, ...MY } };
    expect((await record(other.userCode, {}, elsewhere)).code).toBe(SERVICE_CODES.notFound);
    expect((await list({}, MY)).data.map(({ id }) => id)).not.toContain(other.id);
  });

  test("PERM-12 a masked field is shown for a reason, which is recorded; of another site's member it is not", async () => {
    const { id, userCode } = await person();
    await record(userCode);
    const show = (caller: NonNullable<AskOptions["caller"]>) =>
      ask(app(), routes.showClear, { body: { id, field: "MEMBER_CERT_NO", reason: "A call back" } }, { caller });
    expect((await show(VN)).result).toEqual({ value: CARD });
    expect((await show(MY)).code).toBe(SERVICE_CODES.notFound);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "REVEAL")));
    expect(rows).toMatchObject([{ type: "member.revealed", fields: ["MEMBER_CERT_NO"], reason: "A call back" }]);
    expect(JSON.stringify(rows)).not.toContain(CARD);
  });

  test("PERM-12 CUS-12 a picture loses what its camera wrote, opens for a reason that is recorded, and has its viewer in it", async () => {
    const { id, userCode } = await person();
    const front = await upload(await photo());
    const made = await record(userCode, { certFront: front });
    expect(made.result?.realName).toMatchObject({ hasFront: true, hasBack: false });
    expect(JSON.stringify(made)).not.toContain(front);
    const [hoa, lan] = [
      await look(id, "FRONT", "Is it he?", { ...VN, userName: "hoa" }),
      await look(id, "FRONT", "Is it he?", { ...VN, userName: "lan" }),
    ];
    const { width, height, exif } = await sharp(hoa.rawPayload).metadata();
    expect([width, height, exif, hoa.rawPayload.includes(CAMERA)]).toEqual([320, 200, undefined, false]);
    expect(hoa.rawPayload.equals(lan.rawPayload)).toBe(false);
    const seen = await database()
      .db.select({ who: audit.userName, fields: audit.fields })
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "REVEAL")));
    expect(seen).toEqual([
      { who: "hoa", fields: ["certFront"] },
      { who: "lan", fields: ["certFront"] },
    ]);
    for (const refused of [await look(id, "BACK"), await look(id, "FRONT", "Is it he?", MY)])
      expect(refused.json()).toMatchObject({ code: SERVICE_CODES.notFound });
    expect((await look(id, "FRONT", "no")).json()).toMatchObject({ code: SERVICE_CODES.invalid });
  });

  test("a picture that somebody else sent is refused; another certificate lets the pictures of the one before go", async () => {
    const { userCode } = await person();
    const { db } = database();
    const isHeld = async (id: string) => (await namedFile(db, id)).heldBy !== null;
    const theirs = await upload(await photo(), "front.jpg", { ...site.caller, user: "c-2" });
    expect((await record(userCode, { certFront: theirs })).code).toBe(SERVICE_CODES.notFound);
    const [one, two] = [await upload(await photo()), await upload(await photo())];
    await record(userCode, { certFront: one });
    await record(userCode, { certFront: two, certBack: null });
    expect([await isHeld(one), await isHeld(two)]).toEqual([false, true]);
  });

  test("ACC-06 with the account who he was is erased, and his pictures are let go", async () => {
    const { id, userCode } = await person();
    await record(userCode, { certFront: await upload(await photo()) });
    await turnFor("cancel", [id]);
    const { db } = database();
    const now = new Date(START.getTime() + (PRE_CANCEL_DAYS + 1) * DAY_MS);
    const { signal } = new AbortController();
    await eraseAccounts({ db, now, signal, tell: () => undefined, write: taskWrite(db, now) });
    const [after] = await result(app(), routes.byIds, { body: { ids: [id] } }, { caller: VN });
    expect(after).toMatchObject({ userCode, accountStatus: "CANCELLED", realName: null, firstName: null, email: null });
    expect((await look(id)).json()).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await db.$count(storedFile, and(isNotNull(storedFile.heldBy), eq(storedFile.heldBy, `member:${id}`)))).toBe(
      0,
    );
  });

  test("PERM-12 the trail tells who showed what, its number masked", async () => {
    const { id, userCode } = await person();
    await record(userCode);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.type, "member.changed")));
    expect(rows).toMatchObject([{ after: { userCode, certNo: "0•••••••2345" } }]);
    expect(JSON.stringify(rows)).not.toContain(CARD);
  });
});
