import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES } from "@linehaul/schema/sites";
import { contractRule } from "./table.ts";

/** Who pays by month signs a contract, who pays ahead an agreement; what persons need is tried out, and in use nowhere. */
const RULES = [
  {
    ruleNo: "MONTHLY-COMPANY",
    settlementType: "MONTHLY",
    customerType: "ENTERPRISE",
    papers: [true, false],
    isUsed: true,
  },
  {
    ruleNo: "PREPAID-COMPANY",
    settlementType: "PREPAID",
    customerType: "ENTERPRISE",
    papers: [false, true],
    isUsed: true,
  },
  {
    ruleNo: "MONTHLY-PERSON",
    settlementType: "MONTHLY",
    customerType: "PERSONAL",
    papers: [true, true],
    isUsed: false,
  },
] as const;

/** Since when they are there, in the demo. */
export const RULES_SINCE = new Date(Date.UTC(2024, 0, 2));

/** The contract rules of the demo, where there are none. */
export async function seedContractRules(db: Db, at: Date): Promise<void> {
  if ((await db.$count(contractRule)) > 0) return;
  const rows = SITE_CODES.flatMap((site) =>
    RULES.map(({ papers: [contractRequired, agreementRequired], isUsed, ...own }) => ({
      ...own,
      id: fixedId("contract-rule", `${site} ${own.ruleNo}`),
      site,
      contractRequired,
      agreementRequired,
      status: isUsed ? ("ENABLED" as const) : ("DISABLED" as const),
      version: 1,
      createdBy: "system",
      createdAt: at,
      modifiedBy: "system",
      modifiedAt: at,
    })),
  );
  await load(db, contractRule, rows);
}
