import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { ExpressControl, ExpressControlFilter } from "@linehaul/schema/base-data/express-control/row";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { expressControl, type ExpressControlRecord } from "./table.ts";

export const view = (row: ExpressControlRecord): ExpressControl => ({ ...row, ...catalogueView(row) });
export const kind = { table: expressControl, row: view, event: "expressControl.changed" };

const { code, nameEn, nameZhCn, nameZhHk, words, hsPrefixes, status } = expressControl;
const listed = sql<string>`array_to_string(${words} || ${hsPrefixes}, ' ')`;
export const matching = (filter: ExpressControlFilter = {}): SQL | undefined =>
  and(
    anyContains([code, nameEn, nameZhCn, nameZhHk, listed], filter.keyword),
    filter.status && eq(status, filter.status),
  );
