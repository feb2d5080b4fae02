import { expect, test } from "vitest";
import { PRODUCTS } from "../../base-data/product/products.ts";
import { CARGO_TYPES } from "../../base-data/cargo-type/cargo-types.ts";
import { PAY_METHOD_ROWS } from "../../base-data/pay-method/pay-methods.ts";
import { called } from "../order/codes/called.ts";
import { inCodes } from "./in-codes.ts";

const [product, cargo, way] = [called(PRODUCTS), called(CARGO_TYPES), called(PAY_METHOD_ROWS)];
const words = {
  product: (text: string) => product(text)?.nameEn,
  cargoType: (text: string) => cargo(text)?.code,
  payMethod: (text: string) => way(text)?.code,
};
const read = (input: Readonly<Record<string, unknown>>) =>
  inCodes({ row: 2, rows: [2], input, cells: new Map() }, words).input;

test("ORD-12 SYS-08 a sheet calls base data by code or by name in any language; what is none is left to its rule", () => {
  const held = {
    serviceName: "International Express",
    cargoTypeCode: "BATTERY",
    payMethodCode: "CASH",
    taxPayMethodCode: "BANK_TRANSFER",
  };
  const sheets = [
    ["intl_express", "BATTERY", "cash ", "BANK_TRANSFER"],
    ["INTERNATIONAL express", "Parcel with a battery", "Cash", "bank transfer"],
    ["国际特快", "带电包裹", "现金", "银行转账"],
    ["國際特快", "帶電包裹", "現金", "ＢＡＮＫ transfer"],
  ];
  for (const [serviceName, cargoTypeCode, payMethodCode, taxPayMethodCode] of sheets)
    expect(read({ serviceName, cargoTypeCode, payMethodCode, taxPayMethodCode })).toEqual(held);
  const other = { serviceName: "Pigeon", cargoTypeCode: "magic", customerOrderNo: "CASH" };
  expect(read(other)).toEqual(other);
});

test("a code goes before another row's name", () => {
  const rows = [
    { code: "A", nameEn: "B", nameZhCn: "甲", nameZhHk: "甲" },
    { code: "B", nameEn: "A", nameZhCn: "甲", nameZhHk: "乙" },
  ];
  const find = called(rows);
  expect(["a", "b", "甲", "乙"].map((text) => find(text)?.code)).toEqual(["A", "B", "A", "B"]);
});
