import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseFields } from "@linehaul/codegen/feature/fields";
import { layOut } from "@linehaul/codegen/feature/lay-out";
import { shapeOf } from "@linehaul/codegen/feature/shape";
import type { ModuleSpec } from "@linehaul/schema/modules";
import { runIn } from "../shared/run-in.ts";

const FIELDS = parseFields("code:text,nameEn:text,nameZh:text,rate:decimal,day:day,sort:integer");

const moduleNumber = (n: number): ModuleSpec => ({
  code: `INVENTED_${String(n).padStart(3, "0")}`,
  parent: "BASE_DATA",
  name: { en: `Invented ${n}`, "zh-CN": `虚构 ${n}` },
  service: "order",
  buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"],
});

/** Adds modules that the menu does not have to the copy, and lays out each as a catalogue of the order service. */
export function inventFeatures(root: string, count: number): void {
  const modules = Array.from({ length: count }, (_, n) => moduleNumber(n));
  const menu = join(root, "schema/src/modules.ts");
  const text = readFileSync(menu, "utf8");
  const end = text.indexOf("] as const satisfies readonly ModuleSpec[];");
  const lines = modules.map((module) => `  ${JSON.stringify(module)},\n`).join("");
  writeFileSync(menu, text.slice(0, end) + lines + text.slice(end));
  for (const module of modules) layOut(root, shapeOf(module, FIELDS));
  runIn(root, "services/order", "drizzle-kit", "generate", "--name", "invented");
}
