import { expect, test } from "vitest";
import { parseSignonConfig } from "./config.ts";

test("SHELL-20 starts without any configuration", () => {
  expect(parseSignonConfig({})).toMatchObject({ ok: true, config: { SIGNON_PORT: 4304 } });
});

test("PRD refuses the demo sign-on, whatever else is set", () => {
  expect(parseSignonConfig({ ENVIRONMENT: "PRD", CAS_URL: "https://sso.example/cas" }).ok).toBe(false);
});

test("a wrong variable is named", () => {
  expect(parseSignonConfig({ SIGNON_PORT: "http" })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^SIGNON_PORT: /)],
  });
});
