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

test("PRD refuses public secrets", () => {
  expect(problems({ ENVIRONMENT: "PRD" }).map((p) => p.split(":")[0])).toEqual([
    "CALLER_KEY_ADMIN",
    "CALLER_KEY_CUSTOMER",
    "CALLER_KEY_ORDER",
    "APP_SECRET_MY",
    "APP_SECRET_ID",
    "APP_SECRET_VN",
  ]);
});
