import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { phoneRuleCopy } from "@linehaul/customer/base-data/phone-rule/table";
import { customer } from "@linehaul/customer/service";
import { openDatabase } from "@linehaul/kit/database";
import { random } from "@linehaul/kit/demo/prng";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { phoneRule } from "@linehaul/order/base-data/phone-rule/table";
import { keptPhoneRuleRoutes, PhoneRulesKept } from "@linehaul/schema/base-data/phone-rule/kept";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import { envelope } from "@linehaul/schema/envelope";
import { startChild, untilReady, type Child } from "@linehaul/stack/child";
import { freePorts } from "@linehaul/stack/ports";
import { ROOT } from "@linehaul/stack/root";
import { asc } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { dropDatabases } from "../e2e/support/server-databases.ts";
import { orderProcess } from "./order-process.ts";

/** `KILLS=100` for more of them, `SEED=7` for others. */
const KILLS = Number(process.env["KILLS"] ?? "4");
const SEED = Number(process.env["SEED"] ?? "1");
const LONG_MS = 60_000 + KILLS * 20_000;

const Kept = envelope(PhoneRulesKept);
/** The customer service in a process of its own, which follows an order service. */
async function customerProcess(databaseUrl: string | undefined, orderUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-follower-"));
  const prefix = `linehaul_follower_${String(process.pid)}`;
  const [port = 0] = await freePorts(1);
  const config = { DATA_DIR: folder, DATABASE_PREFIX: prefix, DATABASE_URL: databaseUrl };
  const env = {
    DATA_DIR: folder,
    DATABASE_PREFIX: prefix,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ADMIN_URL: "http://127.0.0.1:1",
    ORDER_URL: orderUrl,
    CUSTOMER_PORT: String(port),
    LOG_LEVEL: "warn",
  };
  const script = join(ROOT, "services/customer/src/main.ts");
  let child: Child | undefined;
  const kill = async (): Promise<void> => {
    child?.kill();
    await child?.ended;
  };
  return {
    async start(): Promise<void> {
      const part = { name: "customer", port, portName: "CUSTOMER_PORT", script, flags: [] } as const;
      child = startChild(part, env, join(folder, "logs"));
      await untilReady(child);
    },
    kill,
    /** The calling codes that it has rules of, as it answers. */
    async codes(): Promise<number[]> {
      const { path } = keptPhoneRuleRoutes.phoneRulesList;
      const headers = callerHeaders("customer", "PHONE_RULE.VIEW");
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers });
      return Kept.parse(await answer.json()).result?.rules.map((rule) => rule.callingCode) ?? [];
    },
    /** What it has copied: it is not running meanwhile. */
    async copied() {
      const database = await openDatabase({ service: "customer", migrations: customer.migrations, config });
      const rows = await database.db.select().from(phoneRuleCopy).orderBy(asc(phoneRuleCopy.id));
      await database.close();
      return rows;
    },
    async close(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropDatabases(databaseUrl, [`${prefix}_customer`]);
    },
  };
}

// On the server where there is one, else embedded.
const url = process.env["DATABASE_URL"];
test(
  `SYS-07 kill -9 of who is followed and of who follows at ${String(KILLS)} moments amid changes: the copy misses nothing, and has nothing twice`,
  async () => {
    const r = random("followers killed", SEED);
    const owner = await orderProcess(url, 0);
    onTestFinished(() => owner.close());
    // It has its port before another one is chosen.
    await owner.start();
    const follower = await customerProcess(url, owner.url);
    onTestFinished(() => follower.close());
    const { id, callingCode, countries, lengths, patterns, example } = phoneRule;
    const columns = { id, callingCode, countries, lengths, patterns, example };
    const owned = () => owner.within(({ db }) => db.select(columns).from(phoneRule).orderBy(asc(id)));
    /** Some rules go, and come back as new ones. */
    const change = async (): Promise<void> => {
      const { data } = await owner.ask(routes.pageQuery, { body: { pageSize: 50, sort: "CODE_ASC" } }, "u-1");
      for (const rule of data)
        if (r.int(0, 3) === 0) await owner.ask(routes.delete, { params: { id: rule.id } }, "u-1");
      await owner.ask(routes.pullAndUpdateLocalCache, {}, "u-1");
    };

    await follower.start();
    for (let n = 0; n < KILLS; n += 1) {
      // What is cut off with the owner is nobody's loss.
      const changing = change().catch(() => undefined);
      await wait(r.int(50, 500));
      const struck = n % 2 === 0 ? follower : owner;
      await struck.kill();
      await changing;
      await struck.start();
    }
    await change();
    // Events are obeyed in order: when the last one was, all were. It takes a rule that was there all the time.
    const { data } = await owner.ask(routes.pageQuery, { body: { pageSize: 1, sort: "CODE_DESC" } }, "u-1");
    for (const rule of data) await owner.ask(routes.delete, { params: { id: rule.id } }, "u-1");
    const codes = data.map((rule) => rule.callingCode);
    const without = async () => {
      const known = await follower.codes();
      return known.length > 200 && codes.every((code) => !known.includes(code));
    };
    await expect.poll(without, { timeout: 30_000, interval: 100 }).toBe(true);
    await Promise.all([owner.kill(), follower.kill()]);
    const rules = await owned();
    expect(rules.length).toBeGreaterThan(200);
    expect(await follower.copied()).toEqual(rules);
  },
  LONG_MS,
);
