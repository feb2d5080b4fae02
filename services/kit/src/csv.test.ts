import { expect, test } from "vitest";
import { type Chunks, MOST_EXPORTED } from "@linehaul/schema/file";
import { csvFile, csvInstant } from "./csv.ts";
import { csvCell } from "./sheets/written-cells.ts";

async function text(chunks: Chunks): Promise<string> {
  let all = "";
  for await (const chunk of chunks) all += String(chunk);
  return all;
}

test("a cell is quoted where it must be, and never a formula", () => {
  expect(["plain", 'a "b", c', "two\nlines", "=1+1", "-5", "-5+3", null].map(csvCell)).toEqual([
    "plain",
    '"a ""b"", c"',
    '"two\nlines"',
    "'=1+1",
    "-5",
    "'-5+3",
    "",
  ]);
});

test("a file has a head and the rows of every page", async () => {
  const pages = new Map([
    [undefined, { data: ["a", "b"], after: "2" }],
    ["2", { data: ["c"], after: null }],
  ]);
  const file = csvFile({
    name: "letters",
    columns: [{ title: "Letter", text: (row: string) => row }],
    page: async ({ after }) => ({ total: null, totalExact: false, before: null, ...pages.get(after)! }),
  });
  expect(file).toMatchObject({ name: "letters.csv", type: "text/csv; charset=utf-8" });
  expect(await text(file.chunks)).toBe("\uFEFFLetter\r\na\r\nb\r\nc\r\n");
});

test("FLT-06 the first page is read before the first part is told", async () => {
  const unreadable = csvFile({
    name: "unreadable",
    columns: [{ title: "x", text: () => "x" }],
    page: () => Promise.reject(new Error("no such table")),
  });
  await expect(unreadable.chunks[Symbol.asyncIterator]().next()).rejects.toThrow("no such table");
});

test("a file ends at the most rows that one may hold", async () => {
  const endless = csvFile({
    name: "endless",
    columns: [{ title: "x", text: () => "x" }],
    page: async ({ pageSize }) => ({
      data: Array.from({ length: pageSize }, () => null),
      after: "more",
      before: null,
      total: null,
      totalExact: false,
    }),
  });
  expect((await text(endless.chunks)).split("\r\n").length - 2).toBe(MOST_EXPORTED);
});

test("an instant is told in the zone that is shown", () => {
  expect(csvInstant("2026-06-10T18:00:00.000Z", "Asia/Kuala_Lumpur")).toBe("2026-06-11 02:00:00");
});
