import { expect, test } from "vitest";
import { z } from "zod";
import { parseConfig, Port } from "./config.ts";
import { parseServiceConfig } from "./service-config.ts";

const problemsOf = (env: Record<string, string>) => {
  const read = parseServiceConfig("order", env);
  return read.ok ? [] : read.problems;
};

test("a machine that sets nothing can start", () => {
  expect(parseServiceConfig("order", {})).toMatchObject({
    ok: true,
    config: { ENVIRONMENT: "SIT", HOST: "127.0.0.1", PORT: 4303, ADMIN_URL: "http://127.0.0.1:4301" },
  });
});

test("each mistake is a line that names the variable, and not its value", () => {
  const problems = problemsOf({ ORDER_PORT: "hunter2", CALLER_KEY_ORDER: "hunter2", DATABASE_URL: "mysql://hunter2" });
  expect(problems).toHaveLength(3);
  expect(problems.join("\n")).toMatch(/ORDER_PORT: .*\n?/);
  expect(problems.join("\n")).toContain("CALLER_KEY_ORDER: must have at least 32 characters");
  expect(problems.join("\n")).toContain("DATABASE_URL: must be a postgres:// address");
  expect(problems.join("\n")).not.toContain("hunter2");
});

test("an empty variable is an absent one", () => {
  expect(parseConfig(z.object({ PORT: Port.default(1234) }), { PORT: "" })).toEqual({
    ok: true,
    config: { PORT: 1234 },
  });
});
