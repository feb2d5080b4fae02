import { freePorts } from "@linehaul/stack/ports";
import { BUTTONS } from "@linehaul/schema/modules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO, newInstallation, type Installation } from "./installation.ts";

/** Starting processes on a busy machine, in milliseconds. */
const START_MS = 120_000;
const { DATABASE_URL: server = "" } = process.env;
const title = server === "" ? "on PostgreSQL (not run: DATABASE_URL is not set)" : "on PostgreSQL";

describe.skipIf(server === "")(`${title}`, () => {
  let prd: Installation;
  beforeAll(async () => {
    prd = await newInstallation(server, "lim.weijie");
  }, START_MS);
  afterAll(() => prd?.close(), START_MS);

  /** Asks the gateway as the proxy before it would. */
  const ask = (path: string, headers: Readonly<Record<string, string>>, body: unknown) =>
    fetch(`${prd.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-host": new URL(prd.origin).host,
        "x-requested-with": "linehaul",
        origin: prd.origin,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const signIn = (ticket: string) => {
    const service = `${prd.origin}/admin`;
    const app = { appKey: "console-my", appSecret: prd.appSecret };
    return ask("/apis-auth/login/cas", {}, { ticket, service, deviceId: "prd-1", ...app });
  };

  test(
    "SEC-06, SEC-07, SEC-08 from empty databases to the first administrator's sign-in through a CAS server over https",
    async () => {
      await prd.start("admin");
      await Promise.all([prd.start("customer"), prd.start("order"), prd.start("gateway")]);
      const service = `${prd.origin}/admin`;
      expect((await signIn(prd.cas.ticketFor(service))).status).toBe(403);

      const made = await prd.command("first-admin.ts", ["lim.weijie"], prd.envOf("admin"));
      expect([made.code, made.output]).toEqual([0, expect.stringContaining("lim.weijie holds every button")]);
      const again = await prd.command("first-admin.ts", ["other"], prd.envOf("admin"));
      expect([again.code, again.output]).toEqual([1, expect.stringContaining("can administrate here already")]);

      expect((await signIn("ST-nobody-gave-it")).status).toBe(430);
      const signedIn = await signIn(prd.cas.ticketFor(service));
      const [cookie = ""] = signedIn.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-linehaul_session=.*; Secure/);

      const document = "{ viewer { userName buttons } countries { code } orders(first: 1) { totalCount } }";
      const answered = await ask("/graphql", { cookie: cookie.split(";", 1)[0] ?? "" }, { query: document });
      const { data, errors } = await answered.json();
      expect(errors).toBeUndefined();
      expect(data.viewer.userName).toBe("lim.weijie");
      expect(data.viewer.buttons.toSorted()).toEqual([...BUTTONS].sort());
      expect(data.countries.length).toBeGreaterThan(235);
      // No order is there; whose rows he sees, the order service has asked the admin service in its own name.
      expect(data.orders.totalCount).toBe(0);
    },
    START_MS,
  );

  test(
    "SEC-07 neither PRD nor what it has served takes demo data",
    async () => {
      const { DATABASE_URL = "", DATABASE_PREFIX = "", ...production } = prd.envOf("admin");
      const own = { DATABASE_URL, DATABASE_PREFIX };
      const [refused, asSit] = await Promise.all([
        prd.command("seed.ts", [], { ...production, ...own }),
        prd.command("seed-service.ts", ["admin"], { ...own, ENVIRONMENT: "SIT" }),
      ]);
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("don't serve PRD")]);
      expect([asSit.code, asSit.output]).toEqual([1, expect.stringContaining("takes no demo data")]);
    },
    START_MS,
  );

  test(
    "SEC-07 a service in PRD does not start on demo data",
    async () => {
      const { DATABASE_PREFIX = "", ...env } = prd.envOf("admin");
      const demo = { DATABASE_PREFIX: `${DATABASE_PREFIX}${DEMO}` };
      const seeded = await prd.command("seed-service.ts", ["admin"], { ...env, ...demo, ENVIRONMENT: "SIT" });
      expect([seeded.code, seeded.output]).toEqual([0, ""]);
      const [free] = await freePorts(1);
      const start = prd.start("admin", { ...demo, ADMIN_PORT: String(free) });
      await expect(start).rejects.toThrow("admin: this database holds demo accounts or data, which PRD refuses");
    },
    START_MS,
  );
});
