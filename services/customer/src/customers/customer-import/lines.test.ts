import { sheetColumns } from "@linehaul/kit/catalogue-sheet/columns";
import { readRecords } from "@linehaul/kit/catalogue-sheet/read";
import { makeTemplate } from "@linehaul/kit/catalogue-sheet/template";
import { customerImportColumns } from "@linehaul/schema/customers/customer-import/columns";
import { customerLine } from "@linehaul/schema/customers/customer-import/line";
import { LANGUAGES } from "@linehaul/schema/sites";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { readCustomers } from "./lines.ts";
import { sample } from "./sample.ts";
import { sheetOf } from "./testing/sheet.ts";

const columns = sheetColumns(customerImportColumns, customerLine);
const read = async (...lines: readonly object[]) =>
  readCustomers((await readRecords(sheetOf(lines), columns, "en")).records);
const wrongIn = async (...lines: readonly object[]) =>
  (await read(...lines)).wrong.map(({ row, key, problem }) => [row, key, problem.key]);
const person = { "contact.name": "Lan", "contact.mobile": "+84 912 345 670" };

test("CUS-13 CUS-10 a line is a customer, and one that says nothing but of a person is of the customer above it", async () => {
  const { wrong, customers } = await read(sample, person, {
    ...sample,
    certNo: "",
    certType: "",
    ...person,
    "contact.name": "Only one",
  });
  expect(wrong).toEqual([]);
  expect(customers.map(({ own, form }) => [own.row, form.contacts.map(({ name }) => name)])).toEqual([
    [2, ["Nguyễn Văn An", "Lan"]],
    [4, ["Only one"]],
  ]);
  expect(customers[0]).toMatchObject({ whom: "ENTERPRISE", form: { nameEn: sample.nameEn, takesCod: false } });
});

test("CUS-13 a new customer is complete or not, in whichever letters its codes are", async () => {
  const least = { customerType: "personal", nameEn: "Lan", countryCode: "VN", settlementType: "cash" };
  const { wrong, customers } = await read({
    ...least,
    creditCurrency: "VND",
    contactName: "Lan",
    contactPhone: "+84 912 345 670",
    takesCod: "yes",
  });
  expect(wrong).toEqual([]);
  expect(customers[0]).toMatchObject({ whom: "PERSONAL", form: { takesCod: true, contacts: [] } });
});

test.each([
  ["what is needed", { ...sample, nameEn: "", contactPhone: "" }, ["nameEn", "contactPhone"]],
  ["a kind of customer that there is not", { ...sample, customerType: "SHOP" }, ["customerType"]],
  ["a number without its check digit", { ...sample, certNo: "0100233480" }, ["certNo"]],
  ["a mask that a file shows", { ...sample, address: "12 ••••" }, ["address"]],
  [
    "what only companies have",
    { ...sample, customerType: "PERSONAL", certNo: "", certType: "" },
    ["nature", "industry", "businessScope"],
  ],
  [
    "bounds (CUS-09, CUS-08)",
    { ...sample, creditLimit: "1.234", invoiceCount: "1000" },
    ["creditLimit", "invoiceCount"],
  ],
  ["somebody without a mobile", { ...sample, "contact.mobile": "" }, ["contact.mobile"]],
  ["a formula", { ...sample, "contact.name": "=1+1" }, ["contact.name"]],
])("CUS-20 ORD-12 a wrong cell is told at its row and column: %s", async (_what, line, keys) => {
  expect((await wrongIn(line)).map(([, key]) => key)).toEqual(keys);
});

test("CUS-10 what is wrong with a person stands in his line; a first line without a customer, and an eleventh person, are refused", async () => {
  expect(await wrongIn(sample, { ...person, "contact.email": "nobody" })).toEqual([[3, "contact.email", "email"]]);
  const nobody = Object.fromEntries(Object.keys(sample).map((key) => [key, ""]));
  expect((await wrongIn({ ...nobody, ...person })).map(([, key]) => key)).toContain("nameEn");
  const eleven = Array.from({ length: 11 }, () => person);
  const { "contact.name": _name, "contact.mobile": _mobile, "contact.email": _email, ...alone } = sample;
  expect(await wrongIn(alone, ...eleven)).toEqual([[13, "contact.name", "list.max"]]);
});

test.each(LANGUAGES)("ORD-12 the template in %s is read as its sample fills it in", async (language) => {
  const made = await makeTemplate({ title: "Customers", columns, sample, language, how: "sheet.howCustomers" });
  const { sheets } = await readXlsx(made);
  const values = new Map<string, string>(Object.entries(sample));
  const filled = await writeXlsx({
    sheets: [{ name: "x", rows: [...sheets[0]!.rows, columns.map(({ key }) => values.get(key) || null)] }],
  });
  const { wrong, customers } = readCustomers((await readRecords(filled, columns, language)).records);
  expect(wrong).toEqual([]);
  expect(customers).toHaveLength(1);
});
