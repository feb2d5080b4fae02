import { expect, test } from "vitest";
import { IMPORT_COLUMN_KEYS } from "../../orders/order-import/columns.ts";
import { codesOf, fieldsOf, isOfOrders, kindOf, mostOf, RULED_FORMS } from "./fields.ts";
import { FieldRuleForm } from "./row.ts";

const rule = {
  form: "NEW_ORDER",
  field: "receiver.certNo",
  effect: "REQUIRED",
  minLength: 0,
  validFrom: "2026-11-20",
};
const told = (more: object) =>
  FieldRuleForm.safeParse({ ...rule, ...more }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];

test("SYS-07 a field takes as many characters as its contract says, however it is wrapped", () => {
  expect([mostOf("receiver.certNo"), mostOf("sender.name"), mostOf("goods.eccn"), mostOf("cod.card")]).toEqual([
    40, 150, 20, 20,
  ]);
  expect([mostOf("agentWayBillNo"), mostOf("importer.address"), mostOf("exhibition.booth")]).toEqual([40, 255, 50]);
  expect([kindOf("receiver.certNo"), kindOf("senderReason"), kindOf("weight")]).toEqual(["TEXT", "CHOICE", "OTHER"]);
  for (const form of RULED_FORMS.filter(isOfOrders))
    expect(IMPORT_COLUMN_KEYS).toEqual(expect.arrayContaining([...fieldsOf(form)]));
});

test("SYS-07 ACC-08 an account's fields are texts, as long as its contract says", () => {
  const fields = fieldsOf("USER_ACCOUNT");
  expect(fields.map((field) => [field, mostOf(field), kindOf(field), codesOf(field)])).toEqual([
    ["account.userName", 20, "TEXT", null],
    ["account.firstName", 50, "TEXT", null],
    ["account.lastName", 50, "TEXT", null],
    ["account.email", 100, "TEXT", null],
    ["account.phone", 25, "TEXT", null],
  ]);
});

test("SYS-07 a rule tightens what the contract says of its field", () => {
  for (const more of [
    { minLength: 8, maxLength: 40, pattern: "[A-Z]\\d+", messageEn: "A number" },
    { effect: "HIDDEN" },
    { effect: "LIMITED", choices: ["A", "B"] },
    { field: "senderReason", choices: ["SALE", "GIFT"] },
    { field: "weight" },
    { form: "CORRECTION", field: "insuredValue", effect: "HIDDEN" },
    { form: "USER_ACCOUNT", field: "account.phone", effect: "HIDDEN", customerTypes: ["PERSONAL"] },
    { form: "USER_ACCOUNT", field: "account.email", effect: "LIMITED", pattern: ".+@lorry[.]example" },
  ])
    expect(told(more)).toEqual([]);
});

test.each([
  [{ field: "receiver.shoeSize" }, [["field", "fieldRule.field"]]],
  [{ form: "CORRECTION" }, [["field", "fieldRule.field"]]],
  [{ maxLength: 41 }, [["maxLength", "fieldRule.loosens"]]],
  [{ minLength: 41, maxLength: 42 }, [["minLength", "fieldRule.loosens"]]],
  [{ minLength: 9, maxLength: 8 }, [["maxLength", "fieldRule.lengths"]]],
  [{ minLength: 256 }, [["minLength", "number.max"]]],
  [{ minLength: 1.5 }, [["minLength", "number.integer"]]],
  [{ field: "receiver.name", effect: "HIDDEN" }, [["effect", "fieldRule.needed"]]],
  [{ effect: "HIDDEN", maxLength: 3 }, [["effect", "fieldRule.hidden"]]],
  [{ effect: "LIMITED" }, [["effect", "fieldRule.limits"]]],
  [{ field: "weight", pattern: "\\d" }, [["pattern", "fieldRule.noText"]]],
  [{ field: "senderReason", maxLength: 3 }, [["maxLength", "fieldRule.noText"]]],
  [{ field: "parcelNum", choices: ["1"] }, [["choices", "fieldRule.noChoice"]]],
  [{ field: "senderReason", choices: ["SALE", "LOAN"] }, [["choices.1", "fieldRule.outside"]]],
  [{ field: "goods.eccn", choices: ["A".repeat(21)] }, [["choices.0", "fieldRule.outside"]]],
  [{ messageZhCn: "号码" }, [["messageEn", "required"]]],
  [{ priority: 100 }, [["priority", "number.max"]]],
  [{ validTo: "2026-11-19" }, [["validTo", "grant.days"]]],
  [{ toRegion: "Osaka" }, [["toCountry", "lane.country"]]],
  [{ field: "account.phone" }, [["field", "fieldRule.field"]]],
  [{ form: "USER_ACCOUNT" }, [["field", "fieldRule.field"]]],
  [{ form: "USER_ACCOUNT", field: "account.email", effect: "HIDDEN" }, [["effect", "fieldRule.needed"]]],
  [{ form: "USER_ACCOUNT", field: "account.phone", maxLength: 26 }, [["maxLength", "fieldRule.loosens"]]],
  [
    { form: "USER_ACCOUNT", field: "account.phone", fromCountry: "MY", toCountry: "SG", toRegion: "Bedok" },
    [
      ["fromCountry", "fieldRule.ofOrders"],
      ["toCountry", "fieldRule.ofOrders"],
      ["toRegion", "fieldRule.ofOrders"],
    ],
  ],
  [
    { form: "USER_ACCOUNT", field: "account.phone", productCode: "INTL_EXPRESS", cargoTypeCode: "PARCEL" },
    [
      ["productCode", "fieldRule.ofOrders"],
      ["cargoTypeCode", "fieldRule.ofOrders"],
    ],
  ],
] as const)("SYS-07 refuses what loosens or says nothing, at its field: %j", (more, expected) => {
  expect(told(more)).toEqual(expected);
});
