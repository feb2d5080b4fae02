import type { Db } from "@linehaul/kit/database-type";
import type { CargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import { laneText } from "@linehaul/schema/base-data/lane";
import { keepApart } from "../keep-apart.ts";
import { sameAs } from "../lane.ts";
import { cargoFlow, type CargoFlowRecord } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const flowText = (row: CargoFlowRecord): string =>
  [row.cargoTypeCode ?? "*", laneText(row), `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/** Of a cargo type and a lane one row holds at a time. */
export const keepFlowsApart = (tx: Db, after: CargoFlow): Promise<void> =>
  keepApart(tx, after, {
    table: cargoFlow,
    lock: `cargo flow ${after.site}`,
    rank: sameAs(cargoFlow.cargoTypeCode, after.cargoTypeCode),
    told: flowText,
  });
