import { expect, test } from "vitest";
import { MODULES } from "@linehaul/schema/modules";
import en from "../locales/en.json";
import hk from "../locales/zh-HK.json";

const HAN = /\p{Script=Han}/u;
/** Common characters that differ: a Simplified one has no place in the Traditional texts. */
const SIMPLIFIED = /[们关闭单户订发记录审导权执义务员类统与书国贸币区时间费报传设备]/u;

test("SHELL-09 every module has a name", () => {
  expect(Object.keys(en.module).sort()).toEqual(MODULES.map((m) => m.code).sort());
});
test("Hong Kong's texts are in Traditional characters", () => {
  const all = JSON.stringify(hk);
  expect(all).toMatch(HAN);
  expect(Array.from(all).filter((c) => SIMPLIFIED.test(c))).toEqual([]);
});
