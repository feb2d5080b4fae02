import { expect, test } from "vitest";
import { currencySorts } from "@linehaul/schema/base-data/currency";
import { readListState } from "../list/list-state.ts";
import { catalogueList } from "./catalogue-list.ts";

test("SYS-08 a row that is named elsewhere leads to those that a word of it finds; a link without one to all", () => {
  const opened = (params: Readonly<Record<string, string>>) =>
    readListState(catalogueList("CURRENCY", currencySorts), params).filter;
  expect(opened({ keyword: "MYR" })).toEqual({ keyword: "MYR", status: "" });
  expect(opened({})).toEqual({ keyword: "", status: "" });
  expect(opened({ keyword: "x".repeat(90) }).keyword).toHaveLength(60);
});
