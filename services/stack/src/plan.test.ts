import { ENGINE } from "@linehaul/gateway/engine";
import { ALLOCATOR, SERVICE_ENGINE } from "@linehaul/kit/engine";
import { expect, test } from "vitest";
import { announcement } from "./announce.ts";
import { planStack } from "./plan.ts";

const planned = (env: Record<string, string>) => {
  const read = planStack(env);
  if (!read.ok) throw new Error(read.problems.join("; "));
  return read.config;
};

test("SHELL-20 without any configuration everything starts here, on its usual port", () => {
  const plan = planned({});
  expect(plan.parts.map(({ name, port }) => `${name} ${port}`)).toEqual([
    "signon 4304",
    "outside 4305",
    "admin 4301",
    "customer 4302",
    "order 4303",
    "gateway 4300",
  ]);
  expect(plan.origins.get("VN")).toBe("http://vn.localhost:4300");
  expect(plan.embedded).toBe(true);
});

test("gateway and services run as the benchmarks run them", () => {
  expect(planned({}).parts.find((part) => part.name === "order")?.flags).toEqual(SERVICE_ENGINE);
  expect(planned({}).parts.find((part) => part.name === "gateway")?.flags).toEqual(ENGINE);
  expect(planned({}).env).toMatchObject(ALLOCATOR);
  expect(planned({ MALLOC_ARENA_MAX: "8" }).env["MALLOC_ARENA_MAX"]).toBe("8");
});

test("SHELL-20 another port is told to whoever must know it", () => {
  const { env, casUrl } = planned({ GATEWAY_PORT: "5300", ORDER_PORT: "5303", SIGNON_PORT: "5304" });
  expect(env).toMatchObject({
    ORDER_URL: "http://127.0.0.1:5303",
    CAS_INTERNAL_URL: "http://127.0.0.1:5304/cas",
    SITE_ORIGINS: expect.stringContaining("MY=http://my.localhost:5300"),
  });
  expect(casUrl).toBe("http://sso.localhost:5304/cas");
});

test("SEC-19 metrics have a port for each process, from METRICS_PORT on, or none", () => {
  const told = (env: Record<string, string>) => planned(env).parts.map(({ name, metricsPort }) => [name, metricsPort]);
  expect(told({ METRICS_PORT: "4310", CAS_URL: "https://sso.example/cas" })).toEqual([
    ["outside", 4315],
    ["admin", 4311],
    ["customer", 4312],
    ["order", 4313],
    ["gateway", 4310],
  ]);
  expect(announcement(planned({ METRICS_PORT: "4310" }), "")).toContain("http://127.0.0.1:4314/metrics");
  expect(told({}).filter(([, port]) => port !== undefined)).toEqual([]);
});

test("FLT-18 what runs here stops without a pause, unless somebody wants one", () => {
  expect(planned({}).env["DRAIN_SECONDS"]).toBe("0");
  expect(planned({ DRAIN_SECONDS: "2" }).env["DRAIN_SECONDS"]).toBe("2");
});

test("the demo goes on by the clock, unless somebody wants it to rest", () => {
  expect(planned({}).env["DEMO_TASKS"]).toBe("true");
  expect(planned({ DEMO_TASKS: "false" }).env["DEMO_TASKS"]).toBe("false");
});

test("SHELL-20 what runs elsewhere is not started here", () => {
  const plan = planned({
    CAS_URL: "https://sso.example/cas",
    CUSTOMER_URL: "https://customer.example",
    CUSTOMS_URL: "https://customs.example/in",
    OUTLET_URL: "https://outlets.example/in",
    BDUS_URL: "https://bdus.example/in",
    SMTP_URL: "smtps://mail.example",
  });
  expect(plan.parts.map((part) => part.name)).toEqual(["admin", "order", "gateway"]);
  expect(plan.env).toMatchObject({ CAS_INTERNAL_URL: "https://sso.example/cas" });
});

test.each([
  [{ ORDER_PORT: "abc" }, /^ORDER_PORT: /],
  [{ ADMIN_URL: "admin:1" }, /^ADMIN_URL: /],
  [{ SITE_ORIGINS: "MY=http://my" }, /^SITE_ORIGINS: /],
  [{ ENVIRONMENT: "TEST" }, /^ENVIRONMENT: /],
])("SHELL-20 %j is told by its name", (env, problem) => {
  const read = planStack(env);
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(problem)]);
});

test("SEC-07 neither npm start nor npm run seed serves PRD", () => {
  const read = planStack({ ENVIRONMENT: "PRD", DATABASE_URL: "postgres://db.example/linehaul" });
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(/^ENVIRONMENT: .*PRD.*operate\.md$/)]);
});
