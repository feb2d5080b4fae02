import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { MANIFEST } from "./preloads.ts";

const dist = mkdtempSync(join(tmpdir(), "preloads-"));
const ENTRIES = "src/pages/__generated__/entries";
const locale = (language: string) => `src/pages/orders/order-list/locales/${language}.json`;
/** As vite writes it. */
const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_first.js"], dynamicImports: ["src/console.ts"] },
  "_first.js": { file: "assets/first.js", assets: ["assets/inter-latin-wght-normal-x.woff2", "assets/other.woff2"] },
  "_libraries.js": { file: "assets/libraries.js" },
  "src/console.ts": { file: "assets/console.js", imports: ["_first.js", "_libraries.js"] },
  "src/pages/__generated__/pages.ts": { file: "assets/pages.js", imports: ["_first.js"] },
  "src/texts/en.ts": { file: "assets/texts-en.js" },
  [`${ENTRIES}/order-list.ts`]: {
    file: "assets/order-list.js",
    imports: ["_first.js", "_filter.js"],
    dynamicImports: ["src/pages/orders/order-list/order-list-page.tsx", locale("en"), locale("zh-HK")],
  },
  "_filter.js": { file: "assets/filter.js" },
  "src/pages/orders/order-list/order-list-page.tsx": {
    file: "assets/page.js",
    imports: ["_libraries.js", "_filter.js"],
    css: ["assets/page.css"],
  },
  [locale("en")]: { file: "assets/page-en.js" },
  [locale("zh-HK")]: { file: "assets/page-zh-hk.js" },
};
const SESSION = "linehaul_session=anything";
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, MANIFEST), JSON.stringify(manifest));
  writeFileSync(join(dist, "index.html"), "<!doctype html><head><!--config--></head><body></body>");
  gateway = await startTestGateway({ dist: pathToFileURL(`${dist}/`) });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});

const documentOf = async (address: string, cookie = SESSION): Promise<string> =>
  (await gateway.fetch(address, { token: "", headers: { cookie } })).text();
/** What the page of an address names, in order: `module` is read as well as fetched. */
async function linksOf(address: string, cookie = SESSION): Promise<string[]> {
  const html = await documentOf(address, cookie);
  return [...html.matchAll(/<link rel="(\w+)"(?: as="(\w+)")?[^>]* href="\/assets\/([\w.-]+)">/g)].map(
    ([, rel, as, file]) => `${rel === "modulepreload" ? "module" : as} ${file?.replace(/\.js$/, "")}`,
  );
}
const CODE = ["script libraries", "script console"];
const PAGES = "module pages";
const FONT = "font inter-latin-wght-normal-x.woff2";

test.each(["/admin?pageInfo=moduleCode%7CORDER_LIST_queryParams%7Cday-2026-11-20", "/admin?moduleCode=ORDER_LIST"])(
  "the page that %s names comes with the document: what asks for its rows first, each file once, texts of no language",
  async (address) => {
    expect(await linksOf(address)).toEqual(["module filter", "module order-list", ...CODE, "script page", FONT]);
    expect(await documentOf(address)).toContain('"entry":{"code":"ORDER_LIST","file":"/assets/order-list.js"}');
  },
);

test.each([
  "/admin",
  "/admin?moduleCode=NO_SUCH",
  "/admin?moduleCode=__proto__",
  "/admin?pageInfo=rubbish",
  "/admin?moduleCode=../../x",
  "/admin?moduleCode=order-list",
])("%s names no page: the console's code comes, and where it looks pages up", async (address) => {
  expect(await linksOf(address)).toEqual([PAGES, ...CODE, FONT]);
  expect(await documentOf(address)).toContain('"entry":null');
});

test("AUTH-01 without a session nothing comes: the console leaves for the sign-on", async () => {
  expect(await linksOf("/admin?moduleCode=ORDER_LIST", "other=1")).toEqual([]);
});

test("AUTH-02 with a ticket the code comes while it is exchanged, and no page: nobody is signed in yet", async () => {
  expect(await linksOf("/admin?ticket=ST-1&moduleCode=ORDER_LIST", "other=1")).toEqual([PAGES, ...CODE, FONT]);
});

test("SEC-19 the list of what the console is built from is for the gateway alone", async () => {
  expect((await gateway.fetch(`/${MANIFEST}`)).status).toBe(404);
});
