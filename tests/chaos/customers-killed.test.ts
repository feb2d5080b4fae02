import { setTimeout as wait } from "node:timers/promises";
import { userAccount } from "@linehaul/customer/accounts/user-account/table";
import { sheetOf } from "@linehaul/customer/customers/customer-import/testing/sheet";
import { customers } from "@linehaul/customer/customers/customer/table";
import { seedCustomer } from "@linehaul/customer/demo";
import { customer as service } from "@linehaul/customer/service";
import type { OpenDatabase } from "@linehaul/kit/database";
import { random } from "@linehaul/kit/demo/prng";
import { stubReceiver, takes, type Manner, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { delivery, outsideSystem } from "@linehaul/kit/way-out/tables";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import { customerImportRoutes } from "@linehaul/schema/customers/customer-import/routes";
import { intlCustomerRoutes } from "@linehaul/schema/customers/intl-customer";
import { UploadedFile } from "@linehaul/schema/upload";
import { and, eq, like, ne } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { serviceProcess } from "./service-process.ts";

/** `KILLS=100` for more of them, `SEED=7` for others. */
const KILLS = Number(process.env["KILLS"] ?? "4");
const SEED = Number(process.env["SEED"] ?? "1");
/** Customers of a sheet: enough for a kill to fall between two of its statements. */
const LINES = 300;
const LONG_MS = 60_000 + KILLS * 20_000;
const USER = "u-1";
const WAIT = { timeout: 30_000, interval: 200 };
type Process = Awaited<ReturnType<typeof serviceProcess>>;

const sheet = (n: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    sheetOf(
      Array.from({ length: LINES }, (_, line) => ({
        customerType: "ENTERPRISE",
        nameEn: `Killed ${String(n)} ${String(line)}`,
        countryCode: "MY",
        contactName: "Aina",
        contactPhone: "+60 12-345 6789",
        settlementType: "CASH",
        creditCurrency: "MYR",
      })),
    ),
  );
const Taken = z.object({ result: UploadedFile });
async function checked(p: Process, n: number): Promise<{ readonly file: string; readonly digest: string }> {
  const { upload, check } = customerImportRoutes;
  const answer = await p.send(upload, `${upload.path}?name=new.csv`, USER, sheet(n));
  const { id: file } = Taken.parse(await answer.json()).result;
  const { digest } = await p.ask(check, { body: { file, orgs: [] } }, USER);
  return { file, digest };
}
const store = (p: Process, asked: { readonly file: string; readonly digest: string }) =>
  p.ask(customerImportRoutes.store, { body: { ...asked, orgs: [] } }, USER, asked.file);

const stored = ({ db }: OpenDatabase, n: number): Promise<number> =>
  db.$count(customers, like(customers.nameEn, `Killed ${String(n)} %`));
/** What a process that is gone was at is taken over after a minute, and who did not answer is asked again later: nobody waits for either here. */
const atOnce = async ({ db }: OpenDatabase): Promise<void> => {
  await db.update(outsideSystem).set({ failures: 0, downSince: null, probeAt: null });
  await db.update(delivery).set({ leaseUntil: null, nextAt: new Date() }).where(eq(delivery.state, "PENDING"));
};
/** Which thing, and the how-manieth that is told of it. */
const Told = z.object({ subject: z.uuid(), version: z.int() });
const nameOf = ({ subject, version }: z.infer<typeof Told>): string => `${subject} ${String(version)}`;
/** What was asked for and not taken back. */
const asked = async ({ db }: OpenDatabase): Promise<string[]> =>
  (await db.select().from(delivery).where(ne(delivery.state, "WITHDRAWN"))).map(nameOf);
const has = (receiver: StubReceiver): string[] => receiver.has.map((body) => nameOf(Told.parse(JSON.parse(body))));

/** Customers that are pushed, and accounts whose owners are written to. */
const someOf = async ({ db }: OpenDatabase) => {
  const usable = await db
    .select({ code: customers.customerCode })
    .from(customers)
    .where(and(eq(customers.site, "MY"), eq(customers.status, "USABLE")))
    .limit(8);
  const active = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.site, "MY"), eq(userAccount.status, "ACTIVATED")))
    .limit(8);
  return { codes: usable.map(({ code }) => code), accounts: active.map(({ id }) => id) };
};

// On the server where there is one, else embedded.
const databaseUrl = process.env["DATABASE_URL"];
test(
  `CUS-13 CUS-17 ACC-07 kill -9 of the customer service at ${String(KILLS)} moments amid import, push and mail: a sheet is there whole or not at all, what was asked for is sent, and nobody has it twice`,
  async () => {
    const r = random("customers killed", SEED);
    const receiver = await stubReceiver();
    onTestFinished(() => receiver.close());
    const { url, key } = receiver;
    const env = { BDUS_URL: url, BDUS_KEY: key, MAIL_URL: url, MAIL_KEY: key };
    const p = await serviceProcess({ service, fill: ({ db }) => seedCustomer(db), databaseUrl, env });
    onTestFinished(() => p.close());
    const { codes, accounts } = await p.within(someOf);
    expect([codes.length, accounts.length]).toEqual([8, 8]);
    const mostlySilent: Manner = (request, response, take) => {
      const turn = r.int(0, 2);
      if (turn === 0) return takes(request, response, take);
      take();
      return turn === 1 ? undefined : void request.socket.destroy();
    };

    for (let n = 0; n < KILLS; n += 1) {
      receiver.behave(mostlySilent);
      await p.start();
      const sent = await checked(p, n);
      // Each is cut off with the process, or was done before.
      const acts = [
        store(p, sent).catch(() => undefined),
        ...codes.map(async (code) => {
          await wait(r.int(0, 600));
          await p.ask(intlCustomerRoutes.push, { body: { codes: [code] } }, USER).catch(() => undefined);
        }),
        ...accounts.map(async (id) => {
          await wait(r.int(0, 600));
          await p.ask(userAccountRoutes.sendEmail, { body: { ids: [id] } }, USER).catch(() => undefined);
        }),
      ];
      await wait(r.int(50, 900));
      await p.kill();
      await Promise.all(acts);
      expect([0, LINES]).toContain(await p.within((database) => stored(database, n)));
      await p.start();
      await store(p, sent);
      await p.kill();
      expect(await p.within((database) => stored(database, n))).toBe(LINES);
      await p.within(atOnce);
    }

    receiver.behave(takes);
    const due = await p.within(asked);
    expect(due.length).toBeGreaterThan(0);
    await p.start();
    await expect.poll(() => due.filter((one) => !has(receiver).includes(one)), WAIT).toEqual([]);
    await p.kill();
    expect(new Set(has(receiver)).size).toBe(receiver.has.length);
  },
  LONG_MS,
);
