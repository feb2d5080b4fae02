import type { Db } from "@linehaul/kit/database-type";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import { and, eq } from "drizzle-orm";
import { keepApart } from "../keep-apart.ts";
import { sameAs } from "../lane.ts";
import { serviceFlow, type ServiceFlowRecord } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const flowText = (row: ServiceFlowRecord): string =>
  [row.serviceCode, row.productCode ?? "*", laneText(row), `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/** Of a service, a product and a lane one flow holds at a time. */
export const keepFlowsApart = (tx: Db, after: ServiceFlow): Promise<void> =>
  keepApart(tx, after, {
    table: serviceFlow,
    lock: `service flow ${after.site} ${after.serviceCode}`,
    rank: and(eq(serviceFlow.serviceCode, after.serviceCode), sameAs(serviceFlow.productCode, after.productCode)),
    told: flowText,
  });
