import { z } from "zod";
import { routesOf } from "../route.ts";
import { CustomerCode } from "./code.ts";
import { CustomerStatus, CustomerType } from "./customer.ts";
import type { SETTLEMENT_TYPES } from "./customer.ts";
import { CertType, numberProblems } from "./identity/kinds.ts";

/** What a customer needs before it becomes usable, in the order in which it is told. */
export const READINESS_ITEMS = ["IDENTITY", "CONTACT", "CARD", "CONTRACT", "AGREEMENT"] as const;
export type ReadinessItemName = (typeof READINESS_ITEMS)[number];
export const ReadinessName = z.enum(READINESS_ITEMS).meta({
  id: "ReadinessName",
  description: "What a customer may need before it becomes usable.",
  "x-values": {
    IDENTITY: "A certificate whose number its country takes.",
    CONTACT: "A telephone and an e-mail of its contact.",
    CARD: "A monthly card in use, where it pays by month.",
    CONTRACT: "A signed contract that holds today, where a rule in use says so (CUS-22).",
    AGREEMENT: "Likewise a signed agreement.",
  } satisfies Record<ReadinessItemName, string>,
});
export const ReadinessItem = z
  .object({
    name: ReadinessName.describe("What it is."),
    isNeeded: z.boolean().describe("Does this customer need it?"),
    isThere: z.boolean().describe("Does it have it?"),
    rules: z.array(z.string()).describe("Numbers of the contract rules that say so; none where the house does."),
    until: z.iso
      .date()
      .nullable()
      .describe("The last day on which it is there, of the site's zone; null: no such day."),
  })
  .meta({ id: "ReadinessItem", description: "Something that a customer may need before it becomes usable." });
export type ReadinessItem = z.infer<typeof ReadinessItem>;

interface Facts {
  readonly customerType: z.infer<typeof CustomerType>;
  readonly countryCode: string;
  readonly certType: string | null;
  readonly certNo: string | null;
  readonly taxNo: string | null;
  readonly contactPhone: string;
  readonly contactEmail: string | null;
  readonly settlementType: (typeof SETTLEMENT_TYPES)[number];
  readonly cardsInUse: number;
  /** Until when its papers are in force; null: none is today. */
  readonly contractUntil: string | null;
  readonly agreementUntil: string | null;
  /** The rules that hold for it. */
  readonly rules: readonly {
    readonly ruleNo: string;
    readonly contractRequired: boolean;
    readonly agreementRequired: boolean;
  }[];
}

function hasIdentity({ customerType, countryCode, certType, certNo, taxNo }: Facts): boolean {
  const type = CertType.safeParse(certType);
  if (!type.success || certNo === null) return false;
  return numberProblems({ customerType, countryCode, certType: type.data, certNo, taxNo }).length === 0;
}

/** What of all that a customer may need it needs, and has. Pure. */
export function readinessOf(facts: Facts): ReadinessItem[] {
  const house = { rules: [], until: null };
  const paper = (name: "CONTRACT" | "AGREEMENT", until: string | null): ReadinessItem => {
    const asks = facts.rules.filter((rule) => (name === "CONTRACT" ? rule.contractRequired : rule.agreementRequired));
    return { name, isNeeded: asks.length > 0, isThere: until !== null, rules: asks.map(({ ruleNo }) => ruleNo), until };
  };
  return [
    { name: "IDENTITY", isNeeded: true, isThere: hasIdentity(facts), ...house },
    { name: "CONTACT", isNeeded: true, isThere: facts.contactPhone !== "" && facts.contactEmail !== null, ...house },
    { name: "CARD", isNeeded: facts.settlementType === "MONTHLY", isThere: facts.cardsInUse > 0, ...house },
    paper("CONTRACT", facts.contractUntil),
    paper("AGREEMENT", facts.agreementUntil),
  ];
}
/** What a customer needs and has not. */
export const lackingOf = (items: readonly ReadinessItem[]): ReadinessItem[] =>
  items.filter(({ isNeeded, isThere }) => isNeeded && !isThere);

export const CustomerReadiness = z
  .object({
    customerCode: CustomerCode,
    version: z
      .int()
      .describe("The customer's version: goes back with the act, which is refused for an older one (409002)."),
    nameEn: z.string().describe("What it is called, in English."),
    customerType: CustomerType.describe("A company or a person."),
    status: CustomerStatus.describe("Where it stands: from *approved* on it becomes usable, once."),
    items: z.array(ReadinessItem).describe("All that a customer may need, in the order in which it is told."),
    isReady: z.boolean().describe("Has it all that it needs?"),
  })
  .meta({
    id: "CustomerReadiness",
    description: "What a customer needs before it becomes usable, and what of it is there (CUS-13, CUS-22).",
  });
export type CustomerReadiness = z.infer<typeof CustomerReadiness>;

const { read, write } = routesOf("customer");
const ENABLE_EDIT = ["COMPANY_CUSTOMER_ENABLE_EDIT.EDIT", "COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE"] as const;
export const readinessRoutes = {
  readiness: read("/customer/readiness", {
    may: ENABLE_EDIT,
    summary: "What a customer needs before it becomes usable; 404001 outside the caller's rows",
    body: z.object({ customerCode: CustomerCode }),
    result: CustomerReadiness,
  }),
  /** The first time; later on it is enabled and disabled in the list. */
  begin: write("/customer/begin", {
    may: ["COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE"],
    summary:
      "Make an approved customer usable (CUS-13); 409009 names what it lacks, 409004 where it is not approved, or usable already",
    body: z.object({ customerCode: CustomerCode, version: z.int().describe("The version that was read.") }),
    result: CustomerReadiness,
  }),
} as const;
