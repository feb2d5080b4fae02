import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  jumpWhitelistRoutes as routes,
  jumpWhitelistSorts as sorts,
  NewJumpWhitelist,
  type JumpWhitelist,
} from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { seedJumpWhitelist } from "./demo.ts";
import { mayFollow } from "./may-follow.ts";
import { jumpWhitelist } from "./table.ts";

let made = 0;
const fresh = (): NewJumpWhitelist => ({ host: `test-${++made}.example.com`, remark: `Remark ${made}` });
const CREATE = { button: "JUMP_WHITELIST.CREATE" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await testService({ ...service, database: database() })));
  afterAll(() => app.close());

  keepsToCatalogue<NewJumpWhitelist, JumpWhitelist, keyof typeof sorts>(database, service, {
    fresh,
    unique: "host",
    sorts,
    view: "JUMP_WHITELIST.VIEW",
    create: (to, body, more) => ask(to, routes.add, { body }, { ...CREATE, ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.queryPage, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("SYS-08 a host is kept as browsers have it, and is on the list once however it is written", async () => {
    const added = await ask(app, routes.add, { body: { host: "https://Bücher.example/" } }, CREATE);
    expect(added.result).toMatchObject({ host: "xn--bcher-kva.example", remark: "", status: "ENABLED" });
    expect(await ask(app, routes.add, { body: { host: "BÜCHER.example" } }, CREATE)).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["host"], key: "duplicate" }],
    });
  });

  test.each([
    ["https://10.0.0.1", "host.address"],
    ["http://help.example.com", "host.https"],
    ["help.example.com:8443", "host.alone"],
    ["localhost", "host.labels"],
    ["a_b.example.com", "host.name"],
    [" ", "required"],
  ])("SYS-08 bad input: %j is refused at its field", async (host, key) => {
    const refused = await ask(app, routes.add, { body: { host } }, CREATE);
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["host"], key }] });
  });

  test("SYS-08 a link is followed from the moment its host is in use until it is not, and the row is named", async () => {
    const { db } = database();
    const link = "https://Obeyed.example.com/a?b";
    const tried = () => result(app, routes.tried, { body: { link } });
    const none = { href: null, row: null, refusal: "NOT_LISTED" };
    expect(await tried()).toEqual(none);
    const { result: row } = await ask(app, routes.add, { body: { host: "obeyed.example.com" } }, CREATE);
    const { id = "" } = row ?? {};
    const passes = { href: "https://obeyed.example.com/a?b", row, refusal: null };
    expect(await tried()).toEqual(passes);
    expect(await mayFollow(db, link)).toEqual(passes);
    await result(app, routes.disable, { params: { id } });
    expect(await mayFollow(db, link)).toMatchObject({ href: null, row: { id }, refusal: "OUT_OF_USE" });
    await result(app, routes.enable, { params: { id } });
    expect(await mayFollow(db, link)).toMatchObject({ href: passes.href, row: { id } });
    expect(await mayFollow(db, "https://sub.obeyed.example.com/")).toEqual(none);
    expect(await mayFollow(db, "http://obeyed.example.com/")).toEqual({ ...none, refusal: "NOT_HTTPS" });
  });

  test("the demo has hosts in use and out of use that the contract would take as they are", async () => {
    const { db } = database();
    await db.delete(jumpWhitelist);
    await seedJumpWhitelist(db, new Date("2026-11-20T10:00:00Z"));
    const rows = await db.select().from(jumpWhitelist);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["ENABLED", "DISABLED"]));
    for (const row of rows) expect(NewJumpWhitelist.parse(row).host).toBe(row.host);
    expect(await mayFollow(db, "https://help.linehaul.example/")).toMatchObject({ refusal: null });
  });
});
