import { expect, test } from "vitest";
import { arranged, moved, plain, readArrangement, toggled } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";

const columns: ColumnHead[] = [
  { id: "code", width: 80, fixed: "start" },
  { id: "name", width: 200 },
  { id: "rate", width: 100, align: "end" },
  { id: "by", width: 100, optional: true },
  { id: "actions", width: 80, fixed: "end" },
];
const ids = (kept?: string) => arranged(columns, readArrangement(kept, columns)).map((c) => c.id);

test("without anything kept the page's own layout shows, optional columns left out", () => {
  expect(ids()).toEqual(["code", "name", "rate", "actions"]);
});

test("rubbish that was kept is as good as nothing", () => {
  expect(ids("{")).toEqual(ids());
  expect(ids("[]")).toEqual(ids());
  expect(ids('{"order":[1],"hidden":"x","density":"tall"}')).toEqual(ids());
});

test("columns that are gone are forgotten and new ones follow the kept order", () => {
  expect(ids('{"order":["gone","rate"],"hidden":[],"density":"roomy"}')).toEqual(["code", "rate", "name", "actions"]);
});

test("fixed columns keep their edges whatever the order says", () => {
  expect(ids('{"order":["actions","by","code","name","rate"],"hidden":["name"]}')).toEqual([
    "code",
    "by",
    "rate",
    "actions",
  ]);
});

test("a move stops at the ends", () => {
  const start = plain(columns);
  expect(moved(start, "name", -1).order).toEqual(["name", "rate", "by"]);
  expect(moved(start, "name", 1).order).toEqual(["rate", "name", "by"]);
  expect(moved(start, "by", 5).order).toEqual(["name", "rate", "by"]);
});

test("hiding twice shows again", () => {
  const start = plain(columns);
  expect(toggled(toggled(start, "rate"), "rate")).toEqual(start);
});
