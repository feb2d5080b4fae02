import type { Call } from "@linehaul/kit/call";
import { type Db, rowsOf } from "@linehaul/kit/database-type";
import type { ActOnMatching, CustomerActPreview } from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import type { CustomerFilter } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { TURN_OUTCOMES, type TurnOutcome } from "@linehaul/schema/customers/turn";
import { and, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { foundIn } from "../../finding/read.ts";
import { assigned } from "../assign.ts";
import { matching } from "../filter.ts";
import { mine } from "../mine.ts";
import type { RowOutcome } from "../outcomes.ts";
import { customers } from "../table.ts";
import { turned } from "../turn.ts";
import { assignAct } from "./kind.ts";

const Alike = z.object({
  status: z.enum(CUSTOMER_STATUSES),
  salesPerson: z.string().nullable(),
  orgCode: z.string().nullable(),
  n: z.coerce.number(),
});
type Alike = z.output<typeof Alike>;

/** How many there are of each that stand alike; of no more than one past what an act takes. */
const alike = (db: Db, where: SQL | undefined): Promise<Alike[]> => {
  const { status, salesPerson, orgCode } = customers;
  return rowsOf(
    db,
    sql`select status, "salesPerson", "orgCode", count(*) as n from (
      select ${status} as status, ${salesPerson} as "salesPerson", ${orgCode} as "orgCode"
      from ${customers} where ${where ?? sql`true`} limit ${MOST_ACTED + 1}
    ) as found group by 1, 2, 3`,
    Alike,
  );
};

const sum = (all: readonly Alike[]): number => all.reduce((sum, { n }) => sum + n, 0);

/** The caller's customers that match; of a finding those that it found. */
export async function matchingMine(call: Call, asked: CustomerFilter | undefined): Promise<SQL | undefined> {
  const { filter } = await foundIn(call, asked);
  return and(await mine(call), matching(filter));
}

/** How many customers match, and how many of them each outcome awaits as they stand now. */
async function foretold(
  call: Call,
  filter: CustomerFilter | undefined,
  outcomeOf: (row: Alike) => RowOutcome,
): Promise<CustomerActPreview> {
  const found = await alike(call.db, await matchingMine(call, filter));
  const count = sum(found);
  if (count > MOST_ACTED) return { matching: { count: MOST_ACTED, exact: false }, outcomes: [], hindrance: "TOO_MANY" };
  const by = Map.groupBy<TurnOutcome, Alike>(found, outcomeOf);
  return {
    matching: { count, exact: true },
    outcomes: TURN_OUTCOMES.flatMap((outcome) => {
      const some = by.get(outcome);
      return some === undefined ? [] : [{ outcome, count: sum(some) }];
    }),
    hindrance: count === 0 ? "NONE_MATCHES" : null,
  };
}

/** What an act on all that match would do, before anything is done. */
export async function previewAct(
  call: Call,
  { kind, filter, ...whom }: z.output<typeof ActOnMatching>,
): Promise<CustomerActPreview> {
  switch (kind) {
    case "ENABLE":
    case "DISABLE":
      return foretold(call, filter, ({ status }) => turned(kind, status));
    case "ASSIGN":
      assignAct.refuse(await call.scope(), whom);
      return foretold(call, filter, (row) => assigned(whom, row));
  }
}
