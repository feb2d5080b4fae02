import { invoicePages } from "@linehaul/schema/orders/order/print-limits";
import { expect, test } from "vitest";
import { paperGoods, paperOrder } from "../testing/paper-order.ts";
import { readPdf } from "../testing/read-pdf.ts";
import type { PaperOrder, PrintSpec } from "./content.ts";
import { printDocument } from "./document.ts";

function printed(spec: PrintSpec, orders: readonly PaperOrder[]): Buffer {
  const document = printDocument(spec);
  return Buffer.concat([...orders.flatMap((order) => document.add(order)), ...document.end()]);
}
const LABEL = { what: "LABEL", paper: "LABEL" } as const;
const A4 = { what: "LABEL", paper: "A4" } as const;
/** Without spaces, and without marks above and below letters: they are read in any order. */
const flat = (text: string): string => text.replace(/[\s\p{M}]/gu, "");
const twenty = Array.from({ length: 20 }, (_, n) =>
  paperOrder({ waybillNo: `SF6018820${String(n).padStart(5, "0")}` }),
);

test("ORD-10 the codes of 20 labels can be scanned, each on a page of 100 × 150 mm", async () => {
  const pages = await readPdf(printed(LABEL, twenty));
  expect(pages.map(({ codes }) => codes)).toEqual(
    twenty.map(({ waybillNo }) => [waybillNo, `${waybillNo}|1/1|SG|048583`]),
  );
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(283.46, 1);
    expect(height).toBeCloseTo(425.2, 1);
  }
});

test("ORD-10 four labels on A4 can be scanned as well", async () => {
  const pages = await readPdf(printed(A4, twenty.slice(0, 6)));
  const codes = twenty.slice(0, 6).map(({ waybillNo }) => [waybillNo, `${waybillNo}|1/1|SG|048583`]);
  expect(pages.map((page) => page.codes)).toEqual([codes.slice(0, 4).flat().sort(), codes.slice(4).flat().sort()]);
});

test("ORD-10 each parcel has its label, with its own number where it has one", async () => {
  const order = paperOrder({ parcelNum: 3, childNos: ["SF601882011772"] });
  const pages = await readPdf(printed(LABEL, [order]));
  expect(pages.map(({ codes }) => codes)).toEqual([
    ["SF601882011771", "SF601882011771|1/3|SG|048583"],
    ["SF601882011772", "SF601882011772|2/3|SG|048583"],
    ["SF601882011771", "SF601882011771|3/3|SG|048583"],
  ]);
  expect(pages[1]?.text).toContain("BELONGS TO WAYBILL");
});

test("ORD-10 a label says who, where, how heavy, what it is worth and what is to be collected", async () => {
  const [page] = await readPdf(
    printed(LABEL, [paperOrder({ cod: { amount: "90.50", currency: "SGD" }, insuredValue: "1234567.89" })]),
  );
  for (const said of [
    "International Express",
    "Farid Hassan, Kejora Elektronik Sdn Bhd",
    "+60 12-345 6789",
    "8.150 kg",
    "MYR 4,500.00",
    "SGD 90.50",
    "MYR 1,234,567.89",
    "9031.49",
    "export general trade",
  ])
    expect(flat(page?.text ?? "")).toContain(flat(said));
});

test.each([
  ["Chinese", "王小明", "深圳市南山区科技园高新中一道九号"],
  ["Japanese", "山田 太郎", "東京都千代田区丸の内一丁目９番２号"],
  ["Vietnamese", "Nguyễn Thị Hồng Ánh", "Số 12, ngõ 34, đường Nguyễn Văn Cừ"],
  ["Korean", "김민준", "서울특별시 강남구 테헤란로 152"],
  ["Thai", "สมชาย ใจดี", "ถนนสุขุมวิท แขวงคลองเตย"],
])("ORD-10 %s names and addresses stand on a label as they are", async (_language, name, address) => {
  const file = printed(LABEL, [paperOrder({ receiver: { name, company: null, address: [address] } })]);
  const [page] = await readPdf(file);
  expect(flat(page?.text ?? "")).toContain(flat(name));
  expect(flat(page?.text ?? "")).toContain(flat(address));
  expect(Array.from(name + address).filter((one) => !(page?.text ?? "").includes(one))).toEqual([]);
  // The fonts hold what is written alone.
  expect(file.length).toBeLessThan(100_000);
});

test("ORD-10 what is too long for its place never stops the codes from being read", async () => {
  const long = "A very long name of a very long company ".repeat(10);
  const order = paperOrder({
    serviceName: long,
    receiver: { name: long, company: long, address: [long, "x".repeat(300)] },
    goods: Array.from({ length: 60 }, () => paperGoods({ name: long })),
  });
  const [page] = await readPdf(printed(LABEL, [order]));
  expect(page?.codes).toEqual(["SF601882011771", "SF601882011771|1/1|SG|048583"]);
  const invoice = await readPdf(printed({ what: "INVOICE", copies: 1 }, [order]));
  expect(invoice.map(({ codes }) => codes)).toEqual(invoicePages(60).map(() => ["SF601882011771"]));
});

test("ORD-10 goods of an invoice run over pages: the heads again, pages numbered, each line once, the sums at the end", async () => {
  const goods = Array.from({ length: 45 }, (_, n) => paperGoods({ hsCode: `9031.${String(n + 10)}` }));
  const pages = await readPdf(printed({ what: "INVOICE", copies: 2 }, [paperOrder({ goods })]), false);
  const count = invoicePages(45).length;
  expect(count).toBeGreaterThan(2);
  expect(pages.map(({ text }) => /Page (\d+ \/ \d+)/.exec(text)?.[1])).toEqual(
    [1, 2].flatMap(() => Array.from({ length: count }, (_, n) => `${n + 1} / ${count}`)),
  );
  for (const { text } of pages) expect(text).toContain("HS code");
  const lines = pages.slice(0, count).flatMap(({ text }) => text.match(/9031\.\d\d/g) ?? []);
  expect(lines).toEqual(goods.map(({ hsCode }) => hsCode));
  expect(pages.map(({ text }) => text.includes("MYR 202,500.00"))).toEqual(
    pages.map((_page, n) => n % count === count - 1),
  );
});

test("ORD-10 999 copies are as many pages, and hardly more bytes", async () => {
  const one = printed({ what: "INVOICE", copies: 1 }, [paperOrder()]);
  const many = printed({ what: "INVOICE", copies: 999 }, [paperOrder()]);
  const pages = await readPdf(many, false);
  expect(pages).toHaveLength(999);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(many.length).toBeLessThan(one.length + 999 * 700);
});
