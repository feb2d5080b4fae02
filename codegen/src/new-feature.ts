// `npm run new-feature -- PRODUCT [--fields "code:text(20),rate:decimal(10.4),sort:integer(0-99),day:day"]`: lays out a catalogue page on every floor.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isModuleCode, moduleByCode } from "@linehaul/schema/modules";
import { parseFields } from "./feature/fields.ts";
import { layOut } from "./feature/lay-out.ts";
import { untranslated } from "./feature/labels.ts";
import { shapeOf } from "./feature/shape.ts";
import { olderSnapshots } from "./floors/snapshots.ts";
import { ROOT } from "./places.ts";
import { writeRegistries } from "./registry/all.ts";
import { runTool } from "./tool.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    fields: { type: "string", default: "code:text(20),nameEn:text(60),nameZh:text(60),sort:integer(0-9999)" },
  },
});
const [code = ""] = positionals;

try {
  if (!isModuleCode(code)) throw new Error(`"${code}" is no module of schema/src/modules.ts`);
  const shape = shapeOf(moduleByCode(code), parseFields(values.fields));
  const paths = layOut(ROOT, shape);
  runTool(ROOT, ".", "oxfmt", paths);
  writeRegistries(ROOT);
  runTool(ROOT, `services/${shape.service}`, "drizzle-kit", ["generate", "--name", shape.table]);
  for (const file of olderSnapshots(ROOT)) rmSync(join(ROOT, file));
  process.stdout.write(`${paths.join("\n")}\nand a migration under services/${shape.service}/migrations\n`);
  for (const name of untranslated(shape.fields))
    process.stdout.write(`translate column.${name} in locales/zh-CN.json and zh-HK.json\n`);
  if (shape.leftOut.length > 0)
    process.stdout.write(`${code} also offers ${shape.leftOut.join(", ")}: those are yours to add\n`);
  process.stdout.write("then: npm run generate && npm run budgets -w tests && npm run typecheck && npm test\n");
} catch (error) {
  process.stderr.write(`new-feature: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
