import { expect, test } from "vitest";
import { isRecord } from "@linehaul/schema/record";
import parts from "../parts/locales/en.json";

const rows = import.meta.glob<Readonly<Record<string, unknown>>>("./*/*/*-row.tsx", { eager: true });
const texts = import.meta.glob<unknown>("./*/*/locales/en.json", { eager: true, import: "default" });

/** Titles of a page's own columns; those that catalogues share come after. */
function titlesBeside(file: string): ReadonlySet<string> {
  const own = texts[file.replace(/[^/]*$/, "locales/en.json")];
  const column = isRecord(own) && isRecord(own["column"]) ? own["column"] : {};
  return new Set([...Object.keys(column), ...Object.keys(parts.catalogue.column)]);
}
const columnsIn = (module: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(module)
    .filter((made) => Array.isArray(made))
    .flatMap((columns: readonly unknown[]) => columns.map((c) => (isRecord(c) ? String(c["id"]) : "")));

test.each(Object.keys(rows))("every column of %s has a title", (file) => {
  const columns = columnsIn(rows[file] ?? {});
  expect(columns).not.toEqual([]);
  const titles = titlesBeside(file);
  expect(columns.filter((column) => !titles.has(column))).toEqual([]);
});
