import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { RegionalPersonnel, RegionalPersonnelFilter } from "@linehaul/schema/base-data/regional-personnel/row";
import { maskPhone } from "@linehaul/schema/masked";
import { and, eq, type SQL } from "drizzle-orm";
import { regionalPersonnel as t } from "./table.ts";

const view = ({ areaKey: _areaKey, ...row }: typeof t.$inferSelect): RegionalPersonnel => ({
  ...row,
  ...catalogueView(row),
  phone: maskPhone(null, row.phone),
});

export const mine = siteCatalogue({ table: t, row: view, event: "regionalPersonnel.changed" });

const searched = [t.name, t.workNo, t.area, t.countryCode];
export const matching = ({ keyword, status }: RegionalPersonnelFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
