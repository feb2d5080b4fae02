import fc from "fast-check";
import { expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS } from "@linehaul/schema/modules";
import { SITE_CODES } from "@linehaul/schema/sites";
import {
  bearer,
  callerKey,
  CALLER_SECONDS,
  comesWith,
  SERVICES,
  signCaller,
  verifyCaller,
  type Caller,
} from "./caller.ts";

const key = callerKey("a key of the tests, long enough to be one");
const other = callerKey("another key of the tests, just as long as it");
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const others = {
  aud: fc.constantFrom(...SERVICES),
  user: fc.string({ unit: "grapheme" }),
  userName: fc.string({ unit: "grapheme" }),
  role: fc.option(fc.string()),
  site: fc.constantFrom(...SITE_CODES),
  button: fc.constantFrom(...BUTTONS, "SELF" as const, "GATEWAY" as const),
  scope: fc.string(),
};
const callers: fc.Arbitrary<Caller> = fc.oneof(
  fc.record(others),
  fc.record({ ...others, also: fc.subarray([...BUTTONS], { maxLength: 5 }) }),
  fc.record({ ...others, viewedBy: fc.record({ user: fc.string(), userName: fc.string() }) }),
);

test("what is signed is verified, until it expires", () => {
  fc.assert(
    fc.property(callers, fc.integer({ min: 0, max: CALLER_SECONDS * 1000 - 1000 }), (caller, later) => {
      const token = signCaller(key, caller, NOW);
      expect(verifyCaller([other, key], caller.aud, token, NOW + later)).toEqual({ ok: true, caller });
      expect(verifyCaller([key], caller.aud, token, NOW + CALLER_SECONDS * 1000)).toEqual({
        ok: false,
        code: SERVICE_CODES.callerExpired,
      });
    }),
  );
});

test("a token is good for its own service and key alone", () => {
  fc.assert(
    fc.property(callers, fc.constantFrom(...SERVICES), (caller, service) => {
      const token = signCaller(key, caller, NOW);
      expect(verifyCaller([key], service, token, NOW).ok).toBe(service === caller.aud);
      expect(verifyCaller([other], caller.aud, token, NOW)).toEqual({ ok: false, code: SERVICE_CODES.callerForged });
    }),
  );
});

test("a token with any character changed, left out or added is forged", () => {
  const edit = fc.record({ at: fc.nat(), by: fc.string({ maxLength: 2 }), cut: fc.nat({ max: 1 }) });
  fc.assert(
    fc.property(callers, edit, (caller, { at, by, cut }) => {
      const token = signCaller(key, caller, NOW);
      const place = at % token.length;
      const changed = token.slice(0, place) + by + token.slice(place + cut);
      fc.pre(changed !== token);
      expect(verifyCaller([key], caller.aud, changed, NOW)).toEqual({ ok: false, code: SERVICE_CODES.callerForged });
    }),
  );
});

test("rubbish is refused and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(verifyCaller([key], "order", text, NOW).ok).toBe(false);
    }),
  );
  expect(verifyCaller([key], "order", undefined, NOW)).toEqual({ ok: false, code: SERVICE_CODES.noCaller });
});

test("only a bearer header holds a token", () => {
  expect(bearer("Bearer a.b")).toBe("a.b");
  expect(bearer("Basic a.b")).toBeUndefined();
  expect(bearer("Bearer a b")).toBeUndefined();
  expect(bearer(undefined)).toBeUndefined();
});

test("PERM-01 a caller comes with the button that opened the call, and with those that open a part of the answer", () => {
  const of: Caller = {
    aud: "admin",
    user: "u",
    userName: "u",
    role: null,
    site: "MY",
    scope: "none",
    button: "MY_TASKS.VIEW",
  };
  expect(comesWith(of, "MY_TASKS.VIEW")).toBe(true);
  expect(comesWith(of, "AUTH_CLIENT.VIEW")).toBe(false);
  expect(comesWith({ ...of, also: ["AUTH_CLIENT.VIEW"] }, "AUTH_CLIENT.VIEW")).toBe(true);
  expect(comesWith({ ...of, also: ["AUTH_CLIENT.VIEW"] }, "PERM_ROLE.VIEW")).toBe(false);
});
