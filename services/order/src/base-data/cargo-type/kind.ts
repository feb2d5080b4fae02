import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { CargoType, CargoTypeFilter } from "@linehaul/schema/base-data/cargo-type";
import { and, eq, type SQL } from "drizzle-orm";
import { cargoType } from "./table.ts";

const view = (row: typeof cargoType.$inferSelect): CargoType => ({ ...row, ...catalogueView(row) });
export const kind = { table: cargoType, row: view, event: "cargoType.changed" };

const searched = [cargoType.code, cargoType.nameEn, cargoType.nameZhCn, cargoType.nameZhHk];
export const matching = ({ keyword, status }: CargoTypeFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(cargoType.status, status));
