import { keyedDigest } from "@linehaul/kit/keyed-digest";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testConfig } from "@linehaul/kit/testing/service";
import { delivery } from "@linehaul/kit/way-out/tables";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import { MailDelivery } from "@linehaul/schema/outside/mail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customer as service } from "../../../service.ts";
import { MY, PASSWORD, useAccounts, VN } from "../testing/accounts.ts";
import { composeMail } from "./compose.ts";

const clock = { now: new Date("2026-11-20T10:00:00Z") };
const later = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
const digest = keyedDigest(testConfig("customer").CALLER_KEY);

onEachDatabase(service.migrations, (database) => {
  const { app, someone, make, active, stored, check, turnFor } = useAccounts(database, clock);
  /** The newest mail about an account, as it is kept and as it is sent. */
  async function mailOf({ userCode }: UserAccount) {
    const [row] = await database()
      .db.select()
      .from(delivery)
      .where(and(eq(delivery.system, "MAIL"), eq(delivery.name, userCode)))
      .orderBy(desc(delivery.askedAt), desc(delivery.id));
    const kept = row?.body ?? "";
    const { content } = MailDelivery.parse(
      JSON.parse(composeMail(digest, "https://www.express.example/account?lang=vi", kept)),
    );
    const link = new URL(/https:\S+/.exec(content.text)?.[0] ?? "");
    return { kept, content, link, token: link.searchParams.get("token") ?? "" };
  }
  const redeem = (token: string, more: object = {}, caller: typeof VN | typeof MY = VN) =>
    ask(app(), routes.redeem, { body: { token, password: PASSWORD, again: PASSWORD, ...more } }, { caller });
  const write = async (ids: readonly string[], more: object = {}) =>
    (await result(app(), routes.sendEmail, { body: { ids: [...ids], ...more } }, { caller: VN })).outcomes.map(
      ({ outcome }) => outcome,
    );
  const done = { code: SERVICE_CODES.ok, result: { isDone: true } };
  const refused = { code: SERVICE_CODES.ok, result: { isDone: false, userCode: null } };

  test("ACC-06 ACC-07 who is made an account of gets a mail in two languages; its link activates it with a password, once, at its own site", async () => {
    const made = await make(someone(), { email: "new.lan@lorry.example" });
    const { content, link, token } = await mailOf(made);
    expect(content).toMatchObject({ email: "new.lan@lorry.example", title: "Activate your account · 激活您的账号" });
    expect(content.text).toContain("Hello Thị Lan Nguyễn");
    expect([link.origin, link.searchParams.get("lang"), link.searchParams.get("site")]).toEqual([
      "https://www.express.example",
      "vi",
      "VN",
    ]);
    expect(await redeem(token, {}, MY)).toMatchObject(refused);
    const both = await Promise.all([redeem(token), redeem(token)]);
    expect(both.filter((one) => one.result?.isDone)).toHaveLength(1);
    expect(await stored(made.id)).toMatchObject({ status: "ACTIVATED" });
    expect(await check(String(made.userName), PASSWORD)).toMatchObject({ check: "RIGHT" });
    const [mail] = await result(app(), routes.mails, { query: { id: made.id } }, { caller: VN });
    expect(mail).toMatchObject({
      purpose: "ACTIVATE",
      state: "PENDING",
      askedBy: "admin",
      usedAt: clock.now.toISOString(),
    });
  });

  test("ACC-10 what stands in a link is kept nowhere, and nobody makes it up: another's, a changed one and rubbish are refused alike", async () => {
    const [one, two] = [await make(someone()), await make(someone())];
    const [{ token, kept }, other] = [await mailOf(one), await mailOf(two)];
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(token.split(".")[1]);
    const [id = "", mark = ""] = token.split(".");
    const [otherId = ""] = other.token.split(".");
    for (const wrong of [
      `${otherId}.${mark}`,
      `${id}.${mark.slice(0, -2)}AA`,
      id,
      `${id}.`,
      "rubbish",
      "😀".repeat(40),
    ])
      expect(await redeem(wrong)).toMatchObject(refused);
    expect(await redeem(token)).toMatchObject(done);
  });

  test("ACC-01 ACC-10 a weak password, or two that differ, use no link up", async () => {
    const { token } = await mailOf(await make(someone()));
    expect(await redeem(token, { password: "lorrylorry", again: "lorrylorry" })).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["password"], key: "account.password" }],
    });
    expect(await redeem(token, { again: "Lorry-2027" })).toMatchObject({
      fields: [{ path: ["again"], key: "account.passwordsDiffer" }],
    });
    expect(await redeem(token)).toMatchObject(done);
  });

  test("ACC-06 a link is good for 24 hours, and no longer than until the next mail", async () => {
    const made = await make(someone());
    const first = await mailOf(made);
    later(1);
    expect(await write([made.id])).toEqual(["DONE"]);
    expect(await redeem(first.token)).toMatchObject(refused);
    const second = await mailOf(made);
    later(24 * 60);
    expect(await redeem(second.token)).toMatchObject(refused);
    expect(await write([made.id])).toEqual(["DONE"]);
    later(24 * 60 - 1);
    expect(await redeem((await mailOf(made)).token)).toMatchObject(done);
  });

  test("ACC-07 an e-mail that nobody has verified is written a link to another password only when that is said; a followed link verifies it", async () => {
    const [known, moved] = [await active(someone()), await active(someone())];
    const { version } = await stored(moved.id);
    const { userName, firstName, lastName } = moved;
    const names = { userName: userName!, firstName: firstName!, lastName: lastName! };
    later(1);
    expect(await write([moved.id])).toEqual(["DONE"]);
    const before = await mailOf(moved);
    const changed = await result(
      app(),
      routes.update,
      { body: { id: moved.id, version, ...names, email: "moved@lorry.example" } },
      { caller: VN },
    );
    expect(changed.emailVerifiedAt).toBeNull();
    expect(await redeem(before.token)).toMatchObject(refused);
    later(1);
    expect(await write([known.id, moved.id])).toEqual(["DONE", "NOT_VERIFIED"]);
    expect((await mailOf(moved)).token).toBe(before.token);
    expect(await write([moved.id], { alsoUnverified: true })).toEqual(["DONE"]);
    const { token, content } = await mailOf(moved);
    expect(content.email).toBe("moved@lorry.example");
    expect(await redeem(token)).toMatchObject(done);
    expect(await stored(moved.id)).toMatchObject({ emailVerifiedAt: clock.now });
    expect(await write([moved.id])).toEqual(["DONE"]);
  });

  test("ACC-05 ACC-07 mails have an outcome each: active and locked ones get a link for another password, the disabled none", async () => {
    const [open, shut] = [await active(someone()), await active(someone())];
    await turnFor("disable", [shut.id]);
    later(1);
    expect(await write([open.id, shut.id, "0198a000-0000-7000-8000-000000000009"])).toEqual([
      "DONE",
      "NOT_NOW",
      "NOT_FOUND",
    ]);
    const { content, token } = await mailOf(open);
    expect(content.title).toContain("Choose a new password");
    const another = { password: "Other-2027", again: "Other-2027" };
    expect(await redeem(token, another)).toMatchObject(done);
    // Its status asks for the same link still: that it was followed is what refuses it.
    expect(await redeem(token)).toMatchObject(refused);
    expect(await check(String(open.userName), "Other-2027")).toMatchObject({ check: "RIGHT" });
    expect(await check(String(open.userName), PASSWORD)).toMatchObject({ check: "REFUSED" });
    const trail = await database().db.select().from(audit).where(eq(audit.subject, open.id));
    const told = trail.filter(({ type }) => type === "userAccount.mailed" || type === "userAccount.linkFollowed");
    expect(told.map(({ fields }) => fields)).toEqual([["mail"], ["password"]]);
    expect(JSON.stringify(trail)).not.toMatch(/Other-2027|driver_\d+@/);
  });

  test("PERM-02 another site's accounts are written nothing, and their mails not told", async () => {
    const { id } = await make(someone());
    const my = { caller: MY } as const;
    const turned = await result(app(), routes.sendEmail, { body: { ids: [id] } }, my);
    expect(turned.outcomes).toMatchObject([{ outcome: "NOT_FOUND" }]);
    expect((await ask(app(), routes.mails, { query: { id } }, my)).code).toBe(SERVICE_CODES.notFound);
  });
});
