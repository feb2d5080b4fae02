import { spawnSync } from "node:child_process";
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
])("fields as %j are refused", (text, why) => {
  expect(() => parseFields(text)).toThrow(why);
});

test("a module that can't be a catalogue is refused", () => {
  const fields = parseFields("code:text");
  expect(() => shapeOf(moduleByCode("MONITOR_LOG"), fields)).toThrow("belongs to no REST service");
  expect(() => shapeOf(moduleByCode("ORDER_LIST"), fields)).toThrow("offers no CREATE, EDIT");
});

describe("a catalogue that is laid out", () => {
  let copy: ReturnType<typeof copyRepository> | undefined;
  let paths: string[] = [];
  const about = /product|holiday/i;
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
    const fields = parseFields("code:text,nameEn:text,rate:decimal,day:date,sort:integer");
    // One with rows that are taken out of use, one without.
    paths = (["PRODUCT", "HOLIDAY"] as const).flatMap((code) => layOut(root(), shapeOf(moduleByCode(code), fields)));
    run("node", "codegen/src/everything.ts");
  }, SLOW_MS);
  afterAll(() => copy?.remove());

  test(
    "type checks on every floor",
    () => {
      const { stdout } = run("tsc", "-b", "--checkers", "1", "services/order", "services/gateway", "web");
      expect(stdout.split("\n").filter((line) => about.test(line))).toEqual([]);
    },
    SLOW_MS,
  );

  test("passes the linter once it is formatted", () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(run("oxfmt", ...paths).status).toBe(0);
    expect(run("oxlint", ...paths)).toMatchObject({ status: 0 });
  });

  test("holds together from floor to floor", async () => {
    const problems = await floorProblems(root());
    expect(problems.filter((p) => about.test(p.file) && !p.problem.includes("answered by no feature"))).toEqual([]);
  });

  test("is not laid out twice", () => {
    const shape = shapeOf(moduleByCode("PRODUCT"), parseFields("code:text"));
    expect(() => layOut(root(), shape)).toThrow("has been laid out");
  });
});
