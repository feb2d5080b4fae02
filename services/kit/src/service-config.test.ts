import { expect, test } from "vitest";
import type { Service } from "@linehaul/schema/route";
import { DEMO_KEYS } from "./demo-keys.ts";
import { parseServiceConfig } from "./service-config.ts";

const key = (letter: string) => letter.repeat(32);
const production = {
  ENVIRONMENT: "PRD",
  DATABASE_URL: "postgres://db.example/linehaul",
  ADMIN_URL: "http://127.0.0.1:4301",
  CLAMD_HOST: "scanner.internal",
  CALLER_KEY_ORDER: key("a"),
  SCOPE_KEY_ORDER: key("b"),
  FOLLOW_KEY_ORDER: key("o"),
  FOLLOW_KEY_CUSTOMER: key("c"),
  CUSTOMER_URL: "http://127.0.0.1:4302",
  ORDER_URL: "http://127.0.0.1:4303",
  CUSTOMS_URL: "https://customs.example/in",
  CUSTOMS_KEY: key("z"),
  OUTLET_URL: "https://outlets.example/in",
  OUTLET_KEY: key("y"),
  BDUS_URL: "https://bdus.example/in",
  BDUS_KEY: key("x"),
  SMTP_URL: "smtps://console:secret@mail.example",
  MAIL_FROM: "no-reply@express.example",
  ACCOUNT_LINK_URL: "https://www.express.example/account",
  STORE_LINK_URL: "https://www.express.example/store",
};
const problemsOf = (env: Record<string, string>, service: Service = "order") => {
  const read = parseServiceConfig(service, env);
  return read.ok ? [] : read.problems;
};

test("PRD refuses public secrets and the embedded database", () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ ENVIRONMENT: "PRD" }).map((p) => p.split(":")[0])).toEqual([
    "DATABASE_URL",
    "CLAMD_HOST",
    "CUSTOMS_URL",
    "OUTLET_URL",
    "STORE_LINK_URL",
    "STORE_LINK_URL",
    "CALLER_KEY_ORDER",
    "SCOPE_KEY_ORDER",
    "FOLLOW_KEY_CUSTOMER",
    "FOLLOW_KEY_ORDER",
    "CUSTOMS_KEY",
    "OUTLET_KEY",
    "ADMIN_URL",
    "CUSTOMER_URL",
  ]);
});

test("SEC-07 a demo does not go on in PRD, nor anywhere by itself", () => {
  expect(problemsOf({ ...production, DEMO_TASKS: "true" })).toEqual(["DEMO_TASKS: PRD has no demo"]);
  const read = parseServiceConfig("order", {});
  expect(read.ok && read.config.DEMO_TASKS).toBe(false);
});

test("ORD-09 PRD pushes to an https address that somebody named, with a key of its own; the other services need none", () => {
  expect(problemsOf({ ...production, CUSTOMS_URL: "http://127.0.0.1:4305/customs" })).toEqual([
    "CUSTOMS_URL: PRD takes https alone",
  ]);
  expect(problemsOf({ ...production, CUSTOMS_KEY: production.SCOPE_KEY_ORDER })).toEqual([
    "CUSTOMS_KEY, SCOPE_KEY_ORDER: PRD refuses one key for several purposes",
  ]);
  const others = { ...production, CALLER_KEY_CUSTOMER: key("d"), SCOPE_KEY_CUSTOMER: key("e") };
  const unset = { CUSTOMS_URL: "", CUSTOMS_KEY: "", OUTLET_URL: "", OUTLET_KEY: "" };
  expect(problemsOf({ ...others, ...unset }, "customer")).toEqual([]);
});

test("CUS-23 PRD has a page that QR codes lead to, over https", () => {
  expect(problemsOf({ ...production, STORE_LINK_URL: "" })).toEqual([
    "STORE_LINK_URL: PRD has no default for it",
    "STORE_LINK_URL: PRD takes https alone",
  ]);
});

test("ACC-07 PRD sends mails to a server that somebody named, with links that lead somewhere over https", () => {
  const env = { ...production, CALLER_KEY_CUSTOMER: key("d"), SCOPE_KEY_CUSTOMER: key("e") };
  expect(problemsOf(env, "customer")).toEqual([]);
  expect(problemsOf({ ...env, SMTP_URL: "", MAIL_FROM: "", ACCOUNT_LINK_URL: "" }, "customer")).toEqual([
    "SMTP_URL: PRD has no default for it",
    "MAIL_FROM: PRD has no default for it",
    "ACCOUNT_LINK_URL: PRD has no default for it",
    "ACCOUNT_LINK_URL: PRD takes https alone",
  ]);
  expect(problemsOf({ ...env, SMTP_URL: "http://mail.example" }, "customer")).toEqual([
    "SMTP_URL: must be an smtp:// or smtps:// address",
  ]);
});

test("SYS-07 PRD pulls base data over https, or takes what comes with the release", () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ ...production, BASE_DATA_URL: "http://data.example/base" })).toEqual([
    "BASE_DATA_URL: PRD takes https alone",
  ]);
});

test("SEC-08 each service knows its own scope key, the admin service all", () => {
  const known = (service: Service) => {
    const read = parseServiceConfig(service, {});
    return read.ok ? [...read.config.SCOPE_KEYS.keys()] : [];
  };
  expect([known("customer"), known("order"), known("admin")]).toEqual([["customer"], ["order"], ["customer", "order"]]);
});

test("SYS-07 SEC-08 the customer and the order service follow each other, with a key each; the admin service follows nobody", () => {
  const known = (service: Service) => {
    const read = parseServiceConfig(service, {});
    if (!read.ok) return null;
    const { FOLLOWERS, OWNERS } = read.config;
    return [FOLLOWERS, OWNERS.map(({ owner, key: secret }) => [owner, secret])];
  };
  const { FOLLOW_KEY_CUSTOMER, FOLLOW_KEY_ORDER } = DEMO_KEYS;
  expect(known("admin")).toEqual([[], []]);
  expect(known("customer")).toEqual([[{ service: "order", key: FOLLOW_KEY_ORDER }], [["order", FOLLOW_KEY_CUSTOMER]]]);
  expect(known("order")).toEqual([
    [{ service: "customer", key: FOLLOW_KEY_CUSTOMER }],
    [["customer", FOLLOW_KEY_ORDER]],
  ]);
  const elsewhere = { ...production, CUSTOMER_URL: "http://customers.example" };
  expect(problemsOf(elsewhere)[0]).toMatch(/^CUSTOMER_URL: PRD takes https alone beyond this machine/);
});

test.each([
  ["a demo key", DEMO_KEYS.SCOPE_KEY_ORDER],
  ["one with spaces around it", `  ${DEMO_KEYS.CALLER_KEY_ORDER}\t`],
  ["one that is said to be none, in other letters", `${key("x")}-NOT-for-Production`],
])("SEC-08 PRD refuses %s", (_title, secret) => {
  expect(problemsOf({ ...production, SCOPE_KEY_ORDER: secret })).toEqual([
    "SCOPE_KEY_ORDER: PRD refuses the demo secret",
  ]);
});

test("SEC-08 spaces around a key are no part of it", () => {
  const read = parseServiceConfig("order", { CALLER_KEY_ORDER: ` ${key("a")} ` });
  expect(read).toMatchObject({ config: { CALLER_KEY: key("a") } });
  expect(problemsOf({ CALLER_KEY_ORDER: `${" ".repeat(30)}short` })).toEqual([
    "CALLER_KEY_ORDER: must have at least 32 characters",
  ]);
});

test("SEC-08 PRD refuses one key for two purposes, also another process's that it was given", () => {
  const same = { ...production, SCOPE_KEY_ORDER: `${production.CALLER_KEY_ORDER} ` };
  expect(problemsOf(same)).toEqual(["CALLER_KEY_ORDER, SCOPE_KEY_ORDER: PRD refuses one key for several purposes"]);
  expect(problemsOf({ ...production, APP_SECRET_MY: key("a") })).toEqual([
    "APP_SECRET_MY, CALLER_KEY_ORDER: PRD refuses one key for several purposes",
  ]);
  const admin = { ...production, CALLER_KEY_ADMIN: key("f"), SCOPE_KEY_CUSTOMER: key("b") };
  expect(problemsOf(admin, "admin")).toEqual([
    "SCOPE_KEY_CUSTOMER, SCOPE_KEY_ORDER: PRD refuses one key for several purposes",
  ]);
  expect(problemsOf(same).join()).not.toContain("aaaa");
});

test("CUS-12 PRD takes no files that nobody looked at, keeps none over plain http, and half a pair of keys is none", () => {
  expect(problemsOf({ ...production, CLAMD_HOST: "" })).toEqual(["CLAMD_HOST: PRD has no default for it"]);
  const away = { ...production, S3_BUCKET: "files", S3_ENDPOINT: "http://s3.internal:9000" };
  expect(problemsOf(away)).toEqual([expect.stringMatching(/^S3_ENDPOINT: PRD takes https alone/)]);
  expect(problemsOf({ ...away, S3_ENDPOINT: "https://s3.internal" })).toEqual([]);
  expect(problemsOf({ S3_ACCESS_KEY: "half" })).toEqual(["S3_ACCESS_KEY, S3_SECRET_KEY: both or neither"]);
});

test("SEC-06 PRD asks for the admin service's address, plain on one machine, else when a variable says so", () => {
  const away = { ...production, ADMIN_URL: "http://admin.internal:4301" };
  expect(problemsOf(away)).toEqual([expect.stringMatching(/^ADMIN_URL: PRD takes https alone .*SERVICES_PLAIN/)]);
  expect(problemsOf({ ...away, SERVICES_PLAIN: "true" })).toEqual([]);
  expect(problemsOf({ ...away, ADMIN_URL: "https://admin.internal" })).toEqual([]);
  for (const host of ["127.0.0.1.evil.example", "localhost.evil.example"])
    expect(problemsOf({ ...production, ADMIN_URL: `http://${host}:4301` })).toHaveLength(1);
});
