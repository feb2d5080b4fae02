import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tree } from "../testing/tree.ts";
import { registries, writeRegistries } from "./all.ts";

const textOf = (root: string, path: string) => registries(root).find((r) => r.path === path)?.text ?? "";
const PAGES = "web/src/pages/__generated__/pages.ts";
const TRAITS = "web/src/pages/__generated__/traits.ts";
const ENTRIES = "web/src/pages/__generated__/entries";

test("an empty repository has empty registries", () => {
  const root = tree({});
  expect(textOf(root, "services/order/src/__generated__/features.ts")).toContain("features: Feature[] = [];");
  expect(textOf(root, "schema/src/__generated__/pages.ts")).toContain("PAGES: readonly string[] = [];");
});

test("a feature of a service and a file of the graph are found by being there, tests are not", () => {
  const root = tree({
    "services/order/src/base-data/currency/feature.ts": "",
    "services/gateway/src/graph/base-data/currency.ts": "",
    "services/gateway/src/graph/base-data/currency.test.ts": "",
  });
  expect(textOf(root, "services/order/src/__generated__/features.ts")).toContain(
    'import { feature as f0 } from "../base-data/currency/feature.ts";',
  );
  const graph = textOf(root, "services/gateway/src/__generated__/graph.ts");
  expect(graph).toContain('import "../graph/base-data/currency.ts";');
  expect(graph).not.toContain("test");
});

test("a page is known by its module's code, and by what its entry says plainly", () => {
  const root = tree({
    "web/src/pages/home/entry.ts": "export const entry = page({ });",
    "web/src/pages/orders/order-detail/entry.ts":
      'export const entry = page({\n  needsParams: true,\n  shape: "detail",\n});',
    "web/src/pages/entry.ts": "export type PageEntry = {};",
  });
  const pages = textOf(root, PAGES);
  expect(pages).toContain('HOME: () => import("./entries/home.ts"),');
  expect(pages).toContain('ORDER_DETAIL: () => import("./entries/order-detail.ts"),');
  const traits = textOf(root, TRAITS);
  expect(traits).toContain('ORDER_DETAIL: { needsParams: true, shape: "detail" },');
  expect(traits).not.toContain("HOME");
  expect(textOf(root, `${ENTRIES}/order-detail.ts`)).toContain(
    'export { entry } from "../../orders/order-detail/entry.ts";',
  );
  const list = textOf(root, "schema/src/__generated__/pages.ts");
  expect(list).toContain('PAGES: readonly string[] = ["HOME","ORDER_DETAIL"]');
  expect(list).toContain('MENU_PAGES: readonly string[] = ["HOME"]');
});

test("examples are found beside the operations, wherever these stand", () => {
  const root = tree({
    "web/src/shell/examples.ts": "",
    "web/src/pages/home/examples.ts": "",
    "web/src/relay/examples.ts": "",
  });
  const examples = textOf(root, "tests/__generated__/examples.ts");
  expect(examples).toContain('import * as f0 from "@linehaul/web/pages/home/examples";');
  expect(examples).toContain("= { ...f0, ...f1 };");
});

test("a badge or a home card beside a page belongs to it", () => {
  const root = tree({
    "web/src/pages/orders/order-list/entry.ts": "",
    "web/src/pages/orders/order-list/badge.ts": "",
    "web/src/pages/base-data/currency/entry.ts": "",
  });
  const badges = textOf(root, "web/src/pages/__generated__/badges.ts");
  expect(badges).toContain('import { badge as f0 } from "../orders/order-list/badge.ts";');
  expect(badges).toContain("ORDER_LIST: f0,");
  expect(badges).not.toContain("CURRENCY");
  expect(textOf(root, "web/src/pages/__generated__/cards.ts")).toContain("FoundCard>> = {\n};");
});

test("texts beside a page are found by being there, by its home card too", () => {
  const root = tree({
    "web/src/pages/home/entry.ts": "",
    "web/src/pages/orders/order-list/entry.ts": "",
    "web/src/pages/orders/order-list/home-card.ts": "",
    "web/src/pages/orders/order-list/locales/en.json": "{}",
    "web/src/pages/orders/order-list/locales/zh-HK.json": "{}",
  });
  const texts = textOf(root, `${ENTRIES}/order-list.ts`);
  expect(texts).toContain('"en": () => import("../../orders/order-list/locales/en.json"),');
  expect(texts).toContain('"zh-HK": () => import("../../orders/order-list/locales/zh-HK.json"),');
  expect(textOf(root, `${ENTRIES}/home.ts`)).not.toContain("locales");
  expect(textOf(root, "web/src/pages/__generated__/cards.ts")).toContain(
    '"en": () => import("../orders/order-list/locales/en.json"),',
  );
});

test("what was made of a page that is gone goes too", () => {
  const root = tree({ "web/src/pages/home/entry.ts": "", [`${ENTRIES}/currency.ts`]: "" });
  writeRegistries(root);
  expect(readdirSync(join(root, ENTRIES))).toEqual(["home.ts"]);
});

test("a page that belongs to no module is refused", () => {
  const root = tree({ "web/src/pages/orders/odrer-list/entry.ts": "" });
  expect(() => registries(root)).toThrow("web/src/pages/orders/odrer-list/entry.ts belongs to no module");
});

test("a second run writes nothing", () => {
  const root = tree({ "services/order/src/base-data/currency/feature.ts": "" });
  expect(writeRegistries(root)).toHaveLength(10);
  expect(writeRegistries(root)).toEqual([]);
});
