import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Calls, Measured } from "./measure.ts";

const FILE = new URL("../../schema/graph/budgets.json", import.meta.url);
const Budgets = z.record(z.string(), z.record(z.string(), z.int().min(1)));

/** Operation → the most calls that it may make to each service. */
export const readBudgets = (): Readonly<Record<string, Calls>> => Budgets.parse(JSON.parse(readFileSync(FILE, "utf8")));

export const writeBudgets = (measured: readonly Measured[]): void =>
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(measured.map((m) => [m.name, m.calls])), null, 2)}\n`);
