import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { moduleByCode } from "@linehaul/schema/modules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { floorProblems } from "../floors/all.ts";
import { ROOT } from "../places.ts";
import { copyRepository } from "../testing/repo-copy.ts";
import { parseFields } from "./fields.ts";
import { layOut } from "./lay-out.ts";
import { shapeOf } from "./shape.ts";
import { camel, pascal, plural, snake, title } from "./words.ts";

const SLOW_MS = 400_000;
const bin = join(ROOT, "node_modules/.bin");

test("names are written as each floor writes them", () => {
  expect([camel("PRODUCT_FLOW"), pascal("PRODUCT_FLOW"), snake("nameEn"), title("nameEn")]).toEqual([
    "productFlow",
    "ProductFlow",
    "name_en",
    "Name en",
  ]);
  expect(["currency", "holiday", "address", "city code"].map(plural)).toEqual([
    "currencies",
    "holidays",
    "addresses",
    "city codes",
  ]);
});

test.each([
  ["Code:text", /no field's name/],
  ["code:colour", /no kind of field/],
  ["sort:integer", /first field names the row/],
  ["code:text,code:text", /the same name/],
  ["code:text(0)", /no limits of code: write them as text\(60\)/],
  ["code:text,sort:integer(9-1)", /no limits of sort/],
  ["code:text,rate:decimal(6)", /write them as decimal\(10\.8\)/],
])("fields as %j are refused", (text, why) => {
  expect(() => parseFields(text)).toThrow(why);
});

test("a module that can't be a catalogue is refused", () => {
  const fields = parseFields("code:text");
  expect(() => shapeOf(moduleByCode("MONITOR_LOG"), fields)).toThrow("belongs to no REST service");
  expect(() => shapeOf(moduleByCode("ORDER_LIST"), fields)).toThrow("offers no CREATE, EDIT");
});

test.each([
  ["FIELD_RULE", ["deletes"], []],
  ["ORDER_FLOW_WHITELIST", ["toggles", "uploads", "exports", "columns"], []],
  ["SYSTEM_ERROR", ["deletes", "uploads", "exports", "columns"], []],
  ["CUSTOMER_LIST", ["toggles", "exports", "columns"], ["SHOW_CLEAR"]],
] as const)("%s is laid out as its buttons ask", (code, parts, leftOut) => {
  expect(shapeOf(moduleByCode(code), parseFields("code:text"))).toMatchObject({ parts, leftOut });
});

describe("a catalogue that is laid out", () => {
  let copy: ReturnType<typeof copyRepository> | undefined;
  let paths: string[] = [];
  const read = (path: string) => readFileSync(join(root(), path), "utf8");
  const about = /ad.?space|order.?error|system.?error/i;
  const root = () => copy?.root ?? "";
  const run = (command: string, ...args: string[]) => {
    const { stdout, status } = spawnSync(command, args, {
      cwd: root(),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", PATH: `${bin}:${process.env["PATH"] ?? ""}` },
    });
    return { stdout, status };
  };

  beforeAll(() => {
    copy = copyRepository();
    const fields = parseFields("code:text(3),nameEn:text,rate:decimal(6.2),day:date,sort:integer(5-99)");
    // Rows that are taken out of use, and that are not, of another service; that come and go as files.
    const codes = ["AD_SPACE", "ORDER_ERROR", "SYSTEM_ERROR"] as const;
    paths = codes.flatMap((code) => layOut(root(), shapeOf(moduleByCode(code), fields)));
    run("node", "codegen/src/everything.ts");
  }, SLOW_MS);
  afterAll(() => copy?.remove());

  test(
    "type checks on every floor",
    () => {
      const { stdout } = run(
        "tsc",
        "-b",
        "--checkers",
        "1",
        "services/order",
        "services/customer",
        "services/gateway",
        "web",
      );
      expect(stdout.split("\n").filter((line) => about.test(line))).toEqual([]);
    },
    SLOW_MS,
  );

  test("passes the linter once it is formatted", () => {
    // Two of fifteen files; one with more, and those that were there already.
    expect(paths.length).toBe(54);
    expect(run("oxfmt", ...paths).status).toBe(0);
    expect(run("oxlint", ...paths)).toMatchObject({ status: 0 });
  });

  test(
    "keeps to what every catalogue holds, its sheets and files too",
    () => {
      const cwd = join(root(), "services/customer");
      const env = { PATH: `${bin}:${process.env["PATH"] ?? ""}` };
      spawnSync("drizzle-kit", ["generate", "--name", "laid_out"], { cwd, env });
      const { status, stdout } = spawnSync("vitest", ["run", "src/system/system-error"], {
        cwd,
        env,
        encoding: "utf8",
      });
      expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining("1 passed") });
    },
    SLOW_MS,
  );

  test(
    "holds together from floor to floor",
    async () => {
      const problems = await floorProblems(root());
      expect(problems.filter((p) => about.test(p.file) && !p.problem.includes("answered by no feature"))).toEqual([]);
    },
    SLOW_MS,
  );

  test("bounds its fields as it was asked to, in the contract alone", () => {
    const contract = read("schema/src/content/ad-space.ts");
    for (const bound of ["code: line(3)", "nameEn: line(60)", "\\d{1,6}(\\.\\d{1,2})?", "sort: whole(5, 99)"])
      expect(contract).toContain(bound);
    expect(read("web/src/pages/content/ad-space/locales/zh-HK.json")).toContain('"nameEn": "英文名稱"');
  });

  test("is at most 450 lines, with tests and texts", () => {
    const shape = shapeOf(
      moduleByCode("SITE_CONFIG"),
      parseFields("code:text(3),nameEn:text,nameZh:text,sort:integer"),
    );
    const laidOut = layOut(root(), shape);
    expect(run("oxfmt", ...laidOut).status).toBe(0);
    const count = laidOut.reduce((sum, path) => sum + read(path).split("\n").length - 1, 0);
    expect(count).toBeLessThanOrEqual(450);
  });

  test("is not laid out twice", () => {
    const shape = shapeOf(moduleByCode("AD_SPACE"), parseFields("code:text"));
    expect(() => layOut(root(), shape)).toThrow("has been laid out");
  });
});
