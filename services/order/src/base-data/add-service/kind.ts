import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { AddService, AddServiceFilter } from "@linehaul/schema/base-data/add-service";
import { and, eq, type SQL } from "drizzle-orm";
import { addService } from "./table.ts";

const view = (row: typeof addService.$inferSelect): AddService => ({ ...row, ...catalogueView(row) });
export const kind = { table: addService, row: view, event: "addService.changed" };

const searched = [addService.code, addService.nameEn, addService.nameZhCn, addService.nameZhHk];
export const matching = ({ keyword, status }: AddServiceFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(addService.status, status));
