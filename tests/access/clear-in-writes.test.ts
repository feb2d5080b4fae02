import { versionOf } from "@linehaul/admin/permissions/perm-data-group/scope";
import { featuresOf } from "@linehaul/codegen/print/rest";
import { REST_SERVICES } from "@linehaul/codegen/places";
import type { JsonObject } from "@linehaul/kit/call";
import { eventsAfter, START } from "@linehaul/kit/event-log";
import { clearOf } from "@linehaul/kit/mask-told";
import { sensitiveFields } from "@linehaul/kit/sensitive-fields";
import { audit, auditDue, outbox } from "@linehaul/kit/tables";
import { callerHeaders, EVERY_ROW } from "@linehaul/kit/testing/service";
import { writeOnce } from "@linehaul/kit/write";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import type { Route } from "@linehaul/schema/route";
import { getOperationAST, parse } from "graphql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { startHouse, type House } from "../house/house.ts";
import { answeredOperations } from "../house/operations.ts";
import { signIn } from "../house/visitor.ts";
import { eachReplaced, filled, textFields } from "./filled.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A phone as it is kept, and as it is written; an e-mail. What no mask leaves of them is searched for. */
const PHONE = "0127755331177";
const WRITTEN = "+60 12-775 533 1177";
const EMAIL = "canary.in.a.cage@nest.example";
const FILLINGS = [
  { marked: PHONE, other: `ask ${WRITTEN}` },
  { marked: EMAIL, other: `ask ${EMAIL}` },
] as const;
const CLEAR = [PHONE, "775 533", "canary.in"] as const;
const found = (text: string): readonly string[] => CLEAR.filter((value) => text.includes(value));

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const routesOf = async (service: (typeof REST_SERVICES)[number]): Promise<Route[]> =>
  (await featuresOf(service)).flatMap((feature) => feature.routes.map(({ route }) => route));

const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === "bigint" ? String(one) : one));

/** All that is recorded or told of what was written so far, by place. */
async function everyPlace(): Promise<[place: string, text: string][]> {
  const places: [string, string][] = [["log of the gateway", house.log()]];
  for (const service of REST_SERVICES) {
    const { db, log } = house.services[service];
    places.push([`log of ${service}`, log()], [`events of ${service}`, asText(await eventsAfter(db, START))]);
    const rows = await Promise.all([db.select().from(audit), db.select().from(auditDue), db.select().from(outbox)]);
    places.push([`rows of ${service}`, asText(rows)]);
  }
  const { db, url } = house.services.admin;
  const scope = await versionOf(db, EVERY_ROW, new Date());
  const headers = { ...callerHeaders("admin", "PERM_AUDIT.EXPORT", { scope }), "content-type": "application/json" };
  const file = await fetch(new URL(auditRoutes.export.path, url), { method: "POST", headers, body: "{}" });
  places.push(["export", await file.text()]);
  return places;
}
const nothingClear = async (): Promise<void> => {
  const places = await everyPlace();
  expect(places.map(([place, text]) => [place, found(text)])).toEqual(places.map(([place]) => [place, []]));
};

const Told = z.record(z.string(), z.json());
/** Tells all that it was sent: under its own names, under others, as its subject and as its reason. */
async function echo(route: Route, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { db } = house.services.admin;
  const own: JsonObject = Told.parse(input);
  const texts = eachReplaced(input, "").length;
  const all = asText(input);
  const at = new Date();
  const caller = {
    aud: route.service,
    user: "u-1",
    userName: "admin",
    role: null,
    site: "MY",
    button: route.may[0],
  } as const;
  const clear = clearOf(sensitiveFields(route), input);
  await writeOnce(db, { caller, route: route.path, traceId: "echo", at, clear }, async (_tx, emit) => {
    emit({ type: "echo.done", subject: all, site: "MY", data: own, before: own, after: { all, texts }, reason: all });
    return null;
  });
}

test.each(REST_SERVICES)(
  "SEC-17 whatever a route of %s tells of what it was sent, no phone or e-mail is recorded",
  async (service) => {
    const routes = await routesOf(service);
    for (const route of routes) for (const filling of FILLINGS) await echo(route, filled(route, filling));
    expect(routes.length).toBeGreaterThan(5);
    await nothingClear();
  },
);

test.each(REST_SERVICES)(
  "SEC-17 %s marks every field that takes a phone, an e-mail or a name to sign in with",
  async (service) => {
    const takes = /(phone|mobile|tel|mail|userName|userCode|centralAccount)$/i;
    const unmarked = (await routesOf(service)).flatMap((route) =>
      [route.params, route.query, route.body].flatMap((contract) => {
        const schema = contract && z.toJSONSchema(contract, { io: "input", unrepresentable: "any" });
        return textFields(schema).flatMap(([name, isMarked]) =>
          takes.test(name) && !isMarked ? [`${route.path}: ${name}`] : [],
        );
      }),
    );
    expect(unmarked).toEqual([]);
  },
);

test("SEC-17 every write of the console, with a phone or an e-mail in each of its texts, records and tells none", async () => {
  const writes = answeredOperations.filter(({ text }) => getOperationAST(parse(text))?.operation === "mutation");
  for (const { id, examples } of writes)
    for (const example of examples) {
      const admin = await signIn(house, "admin");
      for (const text of [WRITTEN, EMAIL])
        for (const variables of eachReplaced(example, text)) await admin.graph({ id, variables });
    }
  const recorded = await house.services.admin.db.select().from(audit);
  expect(new Set(recorded.map(({ route }) => route)).size).toBeGreaterThan(10);
  await nothingClear();
});
