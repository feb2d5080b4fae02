import type { Db } from "@linehaul/kit/database-type";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { arrayOverlaps, eq } from "drizzle-orm";
import { keepApart } from "../keep-apart.ts";
import { orderFlow, type OrderFlowRecord } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const flowText = (row: OrderFlowRecord): string =>
  [laneText(row), row.customerTypes.join(", ") || "*", row.laneState, `${row.validFrom} – ${row.validTo ?? "…"}`].join(
    " · ",
  );

/** Of a lane one flow holds at a time for all customers, and one for those of a type. */
export const keepFlowsApart = (tx: Db, after: OrderFlow): Promise<void> => {
  const { customerTypes } = orderFlow;
  return keepApart(tx, after, {
    table: orderFlow,
    lock: `order flow ${after.site}`,
    rank:
      after.customerTypes.length === 0 ? eq(customerTypes, []) : arrayOverlaps(customerTypes, [...after.customerTypes]),
    told: flowText,
  });
};
