import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { CargoConvert, CargoConvertFilter } from "@linehaul/schema/base-data/cargo-convert";
import { and, eq, type SQL } from "drizzle-orm";
import { cargoConvert } from "./table.ts";

const view = (row: typeof cargoConvert.$inferSelect): CargoConvert => ({ ...row, ...catalogueView(row) });
export const kind = { table: cargoConvert, row: view, event: "cargoConvert.changed" };

const searched = [cargoConvert.fromTerm, cargoConvert.toTerm, cargoConvert.hsCode];
export const matching = ({ keyword, status }: CargoConvertFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(cargoConvert.status, status));
