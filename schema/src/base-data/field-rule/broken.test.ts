import { expect, test } from "vitest";
import { ruledBroken, type RuledBy } from "./broken.ts";

const rule: RuledBy = {
  field: "receiver.certNo",
  effect: "LIMITED",
  minLength: 0,
  maxLength: 0,
  pattern: "",
  choices: [],
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
};
const isLike = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`).test(text);
const told = (value: unknown, more: Partial<RuledBy>) =>
  ruledBroken({ receiver: { certNo: value } }, { ...rule, ...more }, isLike).map(({ path, key }) => [
    path.join("."),
    key,
  ]);

test.each([
  [{ effect: "REQUIRED" }, "A1", null],
  [{ effect: "REQUIRED" }, "", "required"],
  [{ effect: "REQUIRED" }, null, "required"],
  [{ effect: "REQUIRED" }, undefined, "required"],
  [{ effect: "HIDDEN" }, null, null],
  [{ effect: "HIDDEN" }, "A1", "order.field.hidden"],
  [{ minLength: 3 }, "A1", "text.min"],
  [{ minLength: 3 }, null, null],
  [{ minLength: 3 }, " A1 ", "text.min"],
  [{ maxLength: 1 }, "A1", "text.max"],
  [{ maxLength: 2 }, "A1", null],
  [{ pattern: "[A-Z]\\d" }, "A1", null],
  [{ pattern: "[A-Z]\\d" }, "A12", "order.field.pattern"],
  [{ choices: ["A1", "B1"] }, "B1", null],
  [{ choices: ["A1", "B1"] }, "C1", "order.field.choices"],
] as const)("SYS-07 a field with %j, filled in as %j: %s", (more, value, key) => {
  expect(told(value, { ...more, choices: "choices" in more ? [...more.choices] : [] })).toEqual(
    key === null ? [] : [["receiver.certNo", key]],
  );
});

test("SYS-07 a field of goods is told at each of them; who breaks a rule with a message is told that, in English where his language has none", () => {
  const goods = [{ eccn: "5A992" }, { eccn: null }, {}];
  const broken = ruledBroken(
    { goods },
    { ...rule, field: "goods.eccn", effect: "REQUIRED", messageEn: "Ask export control", messageZhCn: "请询问" },
    isLike,
  );
  expect(broken.map(({ path }) => path)).toEqual([
    ["goods", 1, "eccn"],
    ["goods", 2, "eccn"],
  ]);
  const messages = { messageEn: "Ask export control", messageZhCn: "请询问", messageZhHk: "Ask export control" };
  expect(broken[0]).toMatchObject({ key: "order.field.said", params: messages });
  expect(ruledBroken({ goods: "none" }, { ...rule, field: "goods.eccn", effect: "REQUIRED" }, isLike)).toEqual([]);
});

test("SYS-07 a field of a part is needed where the order has that part", () => {
  const needed: RuledBy = { ...rule, field: "importer.phone", effect: "REQUIRED" };
  const broken = (order: object) => ruledBroken(order, needed, isLike).map(({ path }) => path.join("."));
  expect([broken({}), broken({ importer: null }), broken({ importer: {} })]).toEqual([[], [], ["importer.phone"]]);
});

test("SYS-07 numbers and lists are needed or left out, never measured", () => {
  const levels: Partial<RuledBy> = { field: "receiver.regionLevels", effect: "REQUIRED" };
  const of = (value: unknown) => ruledBroken({ receiver: { regionLevels: value } }, { ...rule, ...levels }, isLike);
  expect([of([]).length, of(["Osaka"]).length]).toEqual([1, 0]);
});
