import { labelsOf, WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";

const sampleInput = (f: FeatureShape): string[] => {
  const [first, ...rest] = f.fields;
  return [`  ${first.name}: "First",`, ...rest.map(({ name, kind }) => `  ${name}: ${WRITING[kind].sample},`)];
};

/** `services/<service>/src/<area>/<feature>/<feature>.test.ts` */
export function serviceTestFile(f: FeatureShape): string {
  const [first] = f.fields;
  return lines(
    'import { onEachDatabase } from "@linehaul/kit/testing/database";',
    'import { ask, result, testService } from "@linehaul/kit/testing/service";',
    'import { SERVICE_CODES } from "@linehaul/schema/errors";',
    `import { ${f.one}Routes, type ${f.type}Input } from "@linehaul/schema/${f.area}/${f.feature}";`,
    'import type { FastifyInstance } from "fastify";',
    'import { afterAll, beforeAll, expect, test } from "vitest";',
    `import { ${f.service} as service } from "../../service.ts";`,
    "",
    `const input: ${f.type}Input = {`,
    sampleInput(f),
    "};",
    "",
    "onEachDatabase(service.migrations, (database) => {",
    "  let app: FastifyInstance;",
    "  beforeAll(async () => {",
    "    app = await testService({ ...service, database: database() });",
    "  });",
    "  afterAll(() => app.close());",
    `  const create = (body: ${f.type}Input) => ask(app, ${f.one}Routes.save, { body }, { button: "${f.code}.CREATE" });`,
    `  const edit = (body: ${f.type}Input) => ask(app, ${f.one}Routes.save, { body }, { button: "${f.code}.EDIT" });`,
    "",
    `  test("a ${f.spoken} is saved as it was given, found again, and its ${first.name} is taken", async () => {`,
    "    const { result: saved } = await create(input);",
    '    expect(saved).toMatchObject({ ...input, status: "ENABLED", version: 1 });',
    `    const page = await result(app, ${f.one}Routes.pageQuery, { body: { pageSize: 5, filter: { keyword: input.${first.name} } } });`,
    "    expect(page.data).toEqual([saved]);",
    `    expect(await create(input)).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [{ path: ["${first.name}"] }] });`,
    "  });",
    '  test("an edit raises the version; one of an older version is refused", async () => {',
    `    const { result: saved } = await create({ ...input, ${first.name}: "Edited" });`,
    `    const changed = { ...input, ${first.name}: "Renamed", id: saved?.id, version: saved?.version };`,
    `    expect((await edit(changed)).result).toMatchObject({ ${first.name}: "Renamed", version: 2 });`,
    "    expect((await edit(changed)).code).toBe(SERVICE_CODES.changed);",
    "  });",
    f.toggles && [
      `  test("a ${f.spoken} goes out of use and comes back", async () => {`,
      `    const { result: saved } = await create({ ...input, ${first.name}: "Toggled" });`,
      '    const params = { id: saved?.id ?? "" };',
      `    expect(await result(app, ${f.one}Routes.disable, { params })).toMatchObject({ status: "DISABLED" });`,
      `    expect(await result(app, ${f.one}Routes.enable, { params })).toMatchObject({ status: "ENABLED" });`,
      "  });",
    ],
    "});",
  );
}

const fill = (f: FeatureShape): string[] =>
  f.fields.map((field, n) => {
    const { sample } = WRITING[field.kind];
    const value = n === 0 ? '"E2E"' : sample.startsWith('"') ? sample : `"${sample}"`;
    return `  await form.getByLabel("${labelsOf(field)[0]}", { exact: true }).fill(${value});`;
  });

/** `tests/e2e/<area>/<feature>.spec.ts` */
export const browserTestFile = (f: FeatureShape): string =>
  lines(
    'import { activePanel, expect, openPage, test } from "../support/console.ts";',
    'import { sessionOf } from "../support/states.ts";',
    "",
    'test.use({ storageState: sessionOf("admin") });',
    "",
    `test("${f.title}: one is made and found in the list", async ({ page }) => {`,
    `  await openPage(page, "${f.code}");`,
    '  await activePanel(page).getByRole("button", { name: /^New / }).first().click();',
    '  const form = page.getByRole("dialog");',
    fill(f),
    '  await form.getByRole("button", { name: "Save" }).click();',
    "  await expect(form).toBeHidden();",
    '  await expect(activePanel(page).getByRole("row", { name: /^E2E / })).toBeVisible();',
    "});",
  );
