import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { sql } from "drizzle-orm";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { contract, type ContractRecord } from "./table.ts";

const YEAR = 365;

/** How a demo customer's paper stands: most hold for long, a few end soon, ended, or were never written. */
function endsIn(r: Random): number | null {
  if (r.chance(0.03)) return null;
  if (r.chance(0.04)) return -r.int(1, 60);
  if (r.chance(0.04)) return r.int(0, 7);
  if (r.chance(0.08)) return r.int(8, 30);
  return r.int(31, 2 * YEAR);
}

interface Paper {
  readonly c: CustomerRecord;
  readonly r: Random;
  readonly kind: ContractRecord["kind"];
  readonly state: ContractRecord["state"];
  readonly validFrom: string;
  readonly validTo: string;
}
function paper({ c, r, kind, state, validFrom, validTo }: Paper): ContractRecord {
  const at = new Date(`${addDays(validFrom, -r.int(3, 20))}T0${r.int(1, 9)}:${r.digits("2#")}:00.000Z`);
  const isSigned = state !== "DRAFT";
  const by = c.salesPerson ?? "system";
  return {
    id: idAt(r, at.getTime()),
    site: c.site,
    customerId: c.id,
    kind,
    contractNo: `${kind === "CONTRACT" ? "CT" : "AG"}-${validFrom.slice(0, 4)}-${c.customerCode}`,
    state,
    validFrom,
    validTo,
    signatory: isSigned ? c.contactName : null,
    renews: null,
    signedBy: isSigned ? by : null,
    signedAt: isSigned ? at : null,
    reason: state === "TERMINATED" ? "The customer moved to another carrier" : null,
    version: isSigned ? 2 : 1,
    createdBy: by,
    createdAt: at,
    modifiedBy: by,
    modifiedAt: at,
  };
}

/** The papers of a company that pays by month or ahead. */
function papersOf(c: CustomerRecord, today: string): ContractRecord[] {
  if (c.customerType !== "ENTERPRISE" || c.settlementType === "CASH") return [];
  const r = random("contract", c.customerCode);
  const kind = c.settlementType === "MONTHLY" ? "CONTRACT" : "AGREEMENT";
  const ends = endsIn(r);
  switch (c.status) {
    case "ADDED":
    case "PENDING_REVIEW":
    case "REJECTED":
      return [];
    case "APPROVED": {
      const validFrom = addDays(today, r.int(1, 10));
      return r.chance(0.5)
        ? [paper({ c, r, kind, state: "DRAFT", validFrom, validTo: addDays(validFrom, YEAR - 1) })]
        : [];
    }
    case "UNUSABLE": {
      const validTo = addDays(today, r.int(30, YEAR));
      return [paper({ c, r, kind, state: "TERMINATED", validFrom: addDays(validTo, 1 - YEAR), validTo })];
    }
    case "USABLE": {
      if (ends === null) return [];
      const validTo = addDays(today, ends);
      const state = ends < 0 ? "EXPIRED" : "SIGNED";
      return [paper({ c, r, kind, state, validFrom: addDays(validTo, 1 - YEAR * r.int(2, 3)), validTo })];
    }
  }
}

/** When the last of the demo's customers had joined. */
const JOINED = new Date(Date.UTC(2025, 9, 30));

/** The papers of the demo's customers as of `until`, where there are none; and until when they are in force. */
export async function seedContracts(db: Db, until = JOINED): Promise<void> {
  if ((await db.$count(contract)) > 0) return;
  const all = await db.select().from(customers);
  await load(
    db,
    contract,
    all.flatMap((c) => papersOf(c, siteDay(c.site, until))),
  );
  for (const [kind, column] of [
    ["CONTRACT", sql`contract_until`],
    ["AGREEMENT", sql`agreement_until`],
  ] as const)
    await db.execute(sql`update ${customers} set ${column} = p.valid_to from ${contract} p
      where p.customer_id = ${customers.id} and p.kind = ${kind} and p.state = 'SIGNED'`);
}
