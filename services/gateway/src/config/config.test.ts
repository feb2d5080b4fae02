import { expect, test } from "vitest";
import { parseGatewayConfig } from "./config.ts";

const problems = (env: Record<string, string>) => {
  const read = parseGatewayConfig(env);
  return read.ok ? [] : read.problems;
};

test("a machine that sets nothing gets the demo's configuration", () => {
  expect(problems({})).toEqual([]);
});

test("a wrong value is named with what it must be, never with itself", () => {
  const found = problems({
    GATEWAY_PORT: "seventy",
    CALLER_KEY_ORDER: "too short",
    SITE_ORIGINS: "MY=http://my.localhost",
    REDIS_URL: "http://x",
  });
  expect(found.map((p) => p.split(":")[0])).toEqual(
    expect.arrayContaining(["GATEWAY_PORT", "CALLER_KEY_ORDER", "SITE_ORIGINS", "REDIS_URL"]),
  );
  expect(found.join()).not.toContain("too short");
});

const key = (letter: string) => letter.repeat(32);
const production = {
  ENVIRONMENT: "PRD",
  CAS_URL: "https://sso.example/cas",
  CAS_INTERNAL_URL: "https://sso.example/cas",
  SITE_ORIGINS: "MY=https://my.example,ID=https://id.example,VN=https://vn.example",
  ADMIN_URL: "http://127.0.0.1:4301",
  CUSTOMER_URL: "http://127.0.0.1:4302",
  ORDER_URL: "http://127.0.0.1:4303",
  CALLER_KEY_ADMIN: key("a"),
  CALLER_KEY_CUSTOMER: key("b"),
  CALLER_KEY_ORDER: key("c"),
  APP_SECRET_MY: key("d"),
  APP_SECRET_ID: key("e"),
  APP_SECRET_VN: key("f"),
};
const names = (env: Record<string, string>) => problems(env).map((p) => p.split(":")[0]);

test("SEC-06, SEC-08 PRD has no default for whom it believes, and refuses public secrets", () => {
  expect(problems(production)).toEqual([]);
  expect(names({ ENVIRONMENT: "PRD" })).toEqual([
    "CAS_URL",
    "CAS_INTERNAL_URL",
    "SITE_ORIGINS",
    "ADMIN_URL",
    "CUSTOMER_URL",
    "ORDER_URL",
    "CALLER_KEY_ADMIN",
    "CALLER_KEY_CUSTOMER",
    "CALLER_KEY_ORDER",
    "APP_SECRET_MY",
    "APP_SECRET_ID",
    "APP_SECRET_VN",
  ]);
});

test.each([
  ["CAS_URL", "http://sso.example/cas"],
  ["CAS_URL", "http://127.0.0.1:4304/cas"],
  ["CAS_INTERNAL_URL", "http://127.0.0.1:4304/cas"],
  ["CAS_LOGOUT", "http://sso.example/cas/logout"],
  ["SITE_ORIGINS", production.SITE_ORIGINS.replace("https://id", "http://id")],
  ["PERMISSION_PLATFORM_URL", "http://permissions.example"],
  ["ORDER_URL", "http://order.internal:4303"],
])("SEC-06 PRD takes no %s that is plain: %s", (name, value) => {
  expect(names({ ...production, [name]: value })).toEqual([name]);
});

test("SEC-06 what is inside may be plain when a variable says so, and what browsers open may not", () => {
  const inside = { ...production, CAS_INTERNAL_URL: "http://cas.internal/cas", CAS_INTERNAL_PLAIN: "true" };
  expect(problems(inside)).toEqual([]);
  expect(names({ ...inside, CAS_URL: "http://sso.example/cas" })).toEqual(["CAS_URL"]);
  expect(problems({ ...production, ORDER_URL: "http://order.internal:4303", SERVICES_PLAIN: "true" })).toEqual([]);
});

test("SEC-08 PRD refuses one key for two purposes, whatever stands around it", () => {
  expect(problems({ ...production, APP_SECRET_VN: ` ${key("c")}` })).toEqual([
    "APP_SECRET_VN, CALLER_KEY_ORDER: PRD refuses one key for several purposes",
  ]);
});
