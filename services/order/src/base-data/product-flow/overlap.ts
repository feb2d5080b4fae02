import type { Db } from "@linehaul/kit/database-type";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import { and, eq } from "drizzle-orm";
import { keepApart } from "../keep-apart.ts";
import { sameAs } from "../lane.ts";
import { productFlow, type ProductFlowRecord } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const flowText = (row: ProductFlowRecord): string =>
  [row.productCode, row.cargoTypeCode ?? "*", laneText(row), `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/** Of a product, a cargo type and a lane one flow holds at a time. */
export const keepFlowsApart = (tx: Db, after: ProductFlow): Promise<void> =>
  keepApart(tx, after, {
    table: productFlow,
    lock: `product flow ${after.site} ${after.productCode}`,
    rank: and(eq(productFlow.productCode, after.productCode), sameAs(productFlow.cargoTypeCode, after.cargoTypeCode)),
    told: flowText,
  });
