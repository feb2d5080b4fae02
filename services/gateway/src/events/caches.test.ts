import type { ServiceEvent } from "@linehaul/schema/event";
import type { Service } from "@linehaul/schema/route";
import { expect, test } from "vitest";
import { cacheDrops } from "./caches.ts";

const caches = () => {
  const drops: string[] = [];
  const kept = <T>(name: string, value: T) => ({ get: () => value, drop: () => drops.push(name) });
  const told = cacheDrops({
    sessions: {
      actorOf: () => Promise.reject(new Error("not asked")),
      drop: (of) => drops.push(of ? `sessions of ${[...of.users, ...of.roles].join()}` : "sessions"),
      forget: () => undefined,
    },
    clients: { drop: () => drops.push("clients") },
    reference: {
      countries: kept("countries", new Map()),
      currencies: kept("currencies", []),
      products: kept("products", new Map()),
      cargoTypes: kept("cargo types", []),
      addServices: kept("add-on services", []),
      payMethods: kept("pay methods", []),
      dictionaries: kept("dictionaries", new Map()),
      modules: kept("modules", []),
      whomToAsk: kept("whom to ask", { roles: [], admins: [] }),
    },
  });
  return { drops, ...told };
};

const dropped = (service: Service, type: string, data: ServiceEvent["data"] = {}): string[] => {
  const { drops, onEvent } = caches();
  const event: ServiceEvent = {
    id: "1.1",
    type,
    subject: "s",
    site: null,
    user: "u",
    at: "2026-01-01T00:00:00.000Z",
    traceId: "t",
    data,
  };
  onEvent(service, event);
  return drops;
};

test.each<[Service, string, string[]]>([
  ["admin", "session.replaced", ["sessions"]],
  ["admin", "session.closed", ["sessions"]],
  ["admin", "permission.changed", ["sessions", "whom to ask"]],
  ["admin", "module.changed", ["sessions", "modules"]],
  ["admin", "system.changed", ["sessions"]],
  ["admin", "resource.changed", []],
  ["admin", "session.opened", []],
  ["admin", "preference.saved", []],
  ["admin", "savedView.changed", []],
  ["admin", "dictionary.changed", ["dictionaries"]],
  ["order", "country.changed", ["countries"]],
  ["order", "currency.changed", ["currencies"]],
  ["order", "product.changed", ["products"]],
  ["order", "cargoType.changed", ["cargo types"]],
  ["order", "addService.changed", ["add-on services"]],
  ["order", "payMethod.changed", ["pay methods"]],
  ["order", "order.changed", []],
])("%s's %s drops %j", (service, type, drops) => {
  expect(dropped(service, type)).toEqual(drops);
});

test("a permission's change drops those whom it names; all when it names nobody", () => {
  const of = (data: ServiceEvent["data"]) => dropped("admin", "permission.changed", data)[0];
  expect(of({ users: ["u1"], roles: ["r1", "r2"] })).toBe("sessions of u1,r1,r2");
  expect(of({ roles: [] })).toBe("sessions");
});

test("what somebody may do is forgotten when the admin service falls silent", () => {
  const { drops, onBreak } = caches();
  onBreak("order");
  expect(drops).toEqual([]);
  onBreak("admin");
  expect(drops).toEqual(["sessions", "clients"]);
});
