import { SHELL_LANGUAGES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { tree } from "../testing/tree.ts";
import { catalogueProblems } from "./catalogues.ts";
import { exampleProblems } from "./examples.ts";
import { languageProblems, pagesWithoutTexts } from "./languages.ts";
import { nameProblems } from "./names.ts";
import { readmeProblems } from "./readme.ts";
import { roomProblems } from "./rooms.ts";
import { signInProblems } from "./sign-ins.ts";
import { snapshotProblems } from "./snapshots.ts";
import { missingTexts, unusedTexts } from "./text-use.ts";
import { textGroups } from "./texts.ts";

const PAGE = "web/src/pages/base-data/currency";
const page = (texts: { en: object; zhCN: object; zhHK?: object }, code = "") =>
  tree({
    [`${PAGE}/locales/en.json`]: texts.en,
    [`${PAGE}/locales/zh-CN.json`]: texts.zhCN,
    ...(texts.zhHK && { [`${PAGE}/locales/zh-HK.json`]: texts.zhHK }),
    [`${PAGE}/page.tsx`]: code,
    [`${PAGE}/entry.ts`]: "",
  });
const problemsOf = (problems: { problem: string }[]) => problems.map((p) => p.problem);

test("a text that a language lacks, has too many of, leaves empty or fills differently is a problem", () => {
  const root = page({
    en: { title: "Currencies", saved: "{{code}} saved" },
    zhCN: { saved: "已保存 {{name}}", old: "旧" },
    zhHK: { title: " ", saved: "{{code}}" },
  });
  expect(problemsOf(languageProblems(textGroups(root)))).toEqual([
    '"title" is missing',
    '"old" is not in en.json',
    '"saved" fills {{name}}, and {{code}} in en.json',
    '"title" is empty',
  ]);
});

test("a place may be filled by what was written in the text's language, and by no other", () => {
  const closed = (place: string) => ({ closed: `{{${place}}}` });
  const root = page({ en: closed("reasonEn"), zhCN: closed("reasonZhCn"), zhHK: closed("reasonZhCn") });
  expect(problemsOf(languageProblems(textGroups(root)))).toEqual([
    '"closed" fills {{reasonZhCn}}, and {{reason*}} in en.json',
  ]);
});

test("a page speaks every language", () => {
  const root = page({ en: { title: "Currencies" }, zhCN: { title: "币种" } });
  expect(languageProblems(textGroups(root))).toEqual([
    { file: `${PAGE}/locales/zh-HK.json`, problem: expect.stringContaining("is missing") },
  ]);
  expect(pagesWithoutTexts(tree({ [`${PAGE}/entry.ts`]: "", [`${PAGE}/page.tsx`]: "" }), [])).toHaveLength(1);
});

test("SHELL-06 the shell alone speaks Japanese, Korean, Thai and Indonesian, and speaks them whole", () => {
  const shell = (languages: readonly string[]) =>
    tree({
      ...Object.fromEntries(languages.map((l) => [`web/src/locales/${l}.json`, { find: "{{count}} pages" }])),
      "web/src/locales/ja.json": { find: "{{n}}", old: "" },
      "web/src/parts/locales/en.json": {},
      "web/src/parts/locales/zh-CN.json": {},
      "web/src/parts/locales/zh-HK.json": {},
      "web/src/parts/locales/th.json": {},
    });
  const problems = (languages: readonly string[]) =>
    languageProblems(textGroups(shell(languages))).map(({ file, problem }) => `${file} ${problem}`);
  expect(problems(SHELL_LANGUAGES)).toEqual([
    'web/src/locales/ja.json "old" is not in en.json',
    'web/src/locales/ja.json "old" is empty',
    'web/src/locales/ja.json "find" fills {{n}}, and {{count}} in en.json',
    "web/src/parts/locales/th.json is never loaded: only the shell speaks it",
  ]);
  for (const missing of ["ko", "th", "id"])
    expect(problems(SHELL_LANGUAGES.filter((l) => l !== missing))).toContain(
      `web/src/locales/${missing}.json is missing: a page is shown in every language`,
    );
});

test("plural forms may differ between languages", () => {
  const texts = { en: { n_one: "{{count}} row", n_other: "{{count}} rows" }, zhCN: { n_other: "{{count}} 行" } };
  expect(languageProblems(textGroups(page({ ...texts, zhHK: { n_other: "{{count}} 行" } })))).toEqual([]);
});

test("a text that no code names, and a name without a text, are problems", () => {
  const texts = { title: "x", "status.ENABLED": "x", "column.code": "x", gone: "x" };
  const root = page(
    { en: texts, zhCN: texts, zhHK: texts },
    'const { t } = useTranslation("currency"); t("title"); t(`status.${s}`); t(`column.${c}`); t("nowhere"); <Fields names={["code", "name"]} />',
  );
  const groups = textGroups(root);
  expect(problemsOf(unusedTexts(root, groups))).toEqual(['"gone" is named nowhere: remove it in every language']);
  expect(problemsOf(missingTexts(root, groups))).toEqual([
    't("nowhere") has no text in currency, shell, parts',
    't("column.name") has no text in currency, shell, parts',
  ]);
});

test("a feature has its contract's name on every floor", () => {
  const root = tree({
    "schema/src/base-data/currency.ts": "",
    "services/order/src/base-data/currency/feature.ts": "",
    "services/gateway/src/graph/base-data/currencies.ts": "",
    "services/gateway/src/graph/bases/currency.ts": "",
  });
  expect(nameProblems(root).map((p) => p.file)).toEqual([
    "services/gateway/src/graph/base-data/currencies.ts",
    "services/gateway/src/graph/bases/currency.ts",
  ]);
});

test("a page, its component and its journey have the name of their contract, or of the entity that it shows", () => {
  const root = tree({
    "schema/src/orders/order/row.ts": "",
    "schema/src/permissions/perm-role.ts": "",
    "web/src/pages/orders/order-list/order-list-page.tsx": "",
    "web/src/pages/orders/order-detail/detail-page.tsx": "",
    "web/src/pages/permissions/role/role-page.tsx": "",
    "web/src/pages/permissions/dialog.tsx": "",
    "web/src/pages/bases/order/order-page.tsx": "",
    "web/src/pages/home/home-page.tsx": "",
    "web/src/pages/system/graphiql/entry.ts": "",
    "tests/e2e/orders/order-list.spec.ts": "",
    "tests/e2e/permissions/perm-role.spec.ts": "",
    "tests/e2e/permissions/roles.spec.ts": "",
    "tests/e2e/shell/walk.spec.ts": "",
  });
  expect(nameProblems(root)).toEqual([
    { file: "web/src/pages/bases/order", problem: expect.stringMatching(/^"bases" is no area/) },
    { file: "web/src/pages/orders/order-detail", problem: expect.stringMatching(/order-detail-page.tsx/) },
    { file: "web/src/pages/permissions/role", problem: expect.stringMatching(/^there is no schema/) },
    { file: "tests/e2e/permissions/roles.spec.ts", problem: 'no page and no contract of permissions is named "roles"' },
  ]);
});

test("a room imports downwards, types too; a room without a place is named", () => {
  const src = "services/gateway/src";
  const root = tree({
    [`${src}/errors/shown.ts`]:
      'import { text } from "../language/text.ts";\nimport type { Visit } from "../access/visit.ts";',
    [`${src}/access/visit.ts`]: 'import "./guard.ts";\nexport { refused } from "../errors/shown.ts";',
    [`${src}/access/guard.ts`]:
      'const late = import("../gateway.ts");\nimport {\n  post,\n} from "../testing/post.ts";',
    [`${src}/access/guard.test.ts`]: 'import { createGateway } from "../gateway.ts";',
    [`${src}/testing/post.ts`]: 'import { createGateway } from "../gateway.ts";',
    [`${src}/gateway.ts`]: 'import "./__generated__/graph.ts";\nimport "./access/visit.ts";',
    [`${src}/attic/old.ts`]: "",
  });
  expect(roomProblems(root)).toEqual([
    { file: `${src}/attic`, problem: expect.stringContaining("no place") },
    {
      file: `${src}/access/guard.ts`,
      problem: expect.stringMatching(/^imports gateway.ts: .* the roof is not below access/),
    },
    { file: `${src}/access/guard.ts`, problem: expect.stringMatching(/^imports testing\/post.ts:/) },
    { file: `${src}/errors/shown.ts`, problem: expect.stringMatching(/^imports access\/visit.ts:/) },
  ]);
});

test("of a service's migrations the last snapshot is kept", () => {
  const root = tree({
    "services/admin/migrations/meta/0000_snapshot.json": {},
    "services/admin/migrations/meta/0001_snapshot.json": {},
    "services/admin/migrations/meta/_journal.json": {},
    "services/order/migrations/meta/0003_snapshot.json": {},
  });
  expect(snapshotProblems(root).map(({ file }) => file)).toEqual(["services/admin/migrations/meta/0000_snapshot.json"]);
});

test("the README stays short, in bytes", () => {
  const problemsWith = (text: string) => readmeProblems(tree({ "README.md": text }));
  expect(problemsWith("×".repeat(6_000))).toEqual([]);
  expect(problemsWith("×".repeat(6_001))).toEqual([
    { file: "README.md", problem: expect.stringMatching(/12,002 bytes .* 12,000/) },
  ]);
});

test("a catalogue of a service has the shared test beside it", () => {
  const service = "services/order/src";
  const root = tree({
    [`${service}/base-data/currency/feature.ts`]: "catalogueSave(call, {})",
    [`${service}/base-data/currency/currency.test.ts`]: "  keepsToCatalogue<Input, Row, Sort>(database, service, {})",
    [`${service}/base-data/surcharge/view.ts`]: "export const view = (row) => catalogueView(row);",
    [`${service}/base-data/surcharge/surcharge.test.ts`]:
      'import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";',
    [`${service}/base-data/phone-rule/kind.ts`]:
      "const kind: PullKind<Table, Row, Sourced> = { row: catalogueView(row) };",
    [`${service}/base-data/rate/kind.ts`]: "const kind: PullKind<Table, Row, Sourced> = {};",
    [`${service}/base-data/rate/feature.ts`]: "catalogueSave(call, {})",
    [`${service}/orders/order/feature.ts`]: "",
  });
  expect(catalogueProblems(root)).toEqual([
    { file: `${service}/base-data/rate`, problem: expect.stringMatching(/keepsToCatalogue/) },
    { file: `${service}/base-data/surcharge`, problem: expect.stringMatching(/keepsToCatalogue/) },
  ]);
});

test("no two browser tests sign in as the same user at the same site; faults run one by one", () => {
  const root = tree({
    "tests/e2e/shell/live.spec.ts": 'await signIn(reader, "auditor");\nawait signIn(page, "auditor", "ID");',
    "tests/e2e/shell/role.spec.ts": 'const USER = "support";\nawait signIn(page, USER, "VN");',
    "tests/e2e/shell/sign-in.spec.ts": 'await exchangeOf(page, "auditor");\nawait signIn(page, "support", "VN");',
    "tests/e2e/faults/restart.spec.ts": 'await signIn(page, "auditor");',
  });
  expect(problemsOf(signInProblems(root))).toEqual([
    expect.stringMatching(/^signs in as auditor at MY, as .*live.spec.ts does/),
    expect.stringMatching(/^signs in as support at VN, as .*role.spec.ts does/),
  ]);
});

test("an operation has its examples beside it, and an example its operation", () => {
  const root = tree({
    [`${PAGE}/page.tsx`]: "graphql`\n  query currencyPageQuery { x }\n`",
    [`${PAGE}/form.tsx`]: "graphql`\n  mutation currencyFormMutation { x }\n`",
    [`${PAGE}/examples.ts`]: "export const currencyPageQuery = [{}];\nexport const goneQuery = [{}];",
    "web/src/shell/query.ts": "graphql`\n  query shellQuery { x }\n`",
  });
  expect(exampleProblems(root)).toEqual([
    { file: `${PAGE}/examples.ts`, problem: 'export "currencyFormMutation": it has no example variables' },
    { file: "web/src/shell/examples.ts", problem: 'export "shellQuery": it has no example variables' },
    { file: `${PAGE}/examples.ts`, problem: 'no operation beside it is named "goneQuery"' },
  ]);
});
