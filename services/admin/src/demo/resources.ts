import type { DemoRoleCode } from "@linehaul/schema/demo-users";

const struct = (fields: Readonly<Record<string, string>>): string => JSON.stringify(fields);
const row = (
  resourceCode: string,
  resourceName: string,
  owner: readonly [id: string, name: string],
  paramStruct = "",
  customDatagroup = false,
) => ({
  resourceCode,
  resourceName,
  resourceId: `${owner[0]}-${resourceCode}`.toLowerCase(),
  ownerSysId: owner[0],
  ownerSysName: owner[1],
  paramStruct,
  customDatagroup,
  systemId: "LINEHAUL",
});

const BDUS = ["BDUS", "Base data platform"] as const;
const HR = ["HRP", "Organisation and staff"] as const;
const CRM = ["CRM", "Customer master"] as const;
const OPS = ["OPS", "Operations network"] as const;
const code = struct({ code: "string" });

/** Master data of other systems that roles and data groups refer to. */
export const DEMO_RESOURCES = [
  row("COUNTRY", "Countries and regions", BDUS, code, true),
  row("SITE", "Country sites", BDUS, code, true),
  row("CURRENCY", "Currencies", BDUS, code),
  row("POST_CODE", "Postal areas", BDUS, struct({ country: "string", postCode: "string" })),
  row("TAX_RATE", "Tax rates", BDUS, struct({ country: "string", from: "date" })),
  row("ORG", "Organisations", HR, struct({ orgCode: "string", withBelow: "boolean" }), true),
  row("EMPLOYEE", "Employees", HR, struct({ empNo: "string" })),
  row("POSITION", "Positions", HR),
  row("CUSTOMER", "Customers", CRM, struct({ customerCode: "string" }), true),
  row("MONTHLY_CARD", "Monthly cards", CRM, struct({ cardNo: "string" })),
  row("CONTRACT", "Contracts", CRM),
  row("DEPOT", "Depots", OPS, struct({ depotCode: "string", site: "string" }), true),
  row("HUB", "Transfer hubs", OPS, struct({ hubCode: "string" })),
  row("ROUTE", "Line-haul routes", OPS, struct({ from: "string", to: "string" })),
  row("PRODUCT", "Express products", OPS, code),
] as const;

/** What some roles work with. */
export const DEMO_ROLE_RESOURCES: readonly (readonly [DemoRoleCode, readonly string[]])[] = [
  ["REVIEWER", ["COUNTRY", "SITE"]],
  ["ORDER_CLERK", ["COUNTRY", "SITE", "PRODUCT", "DEPOT"]],
  ["CUSTOMER_MANAGER", ["CUSTOMER", "MONTHLY_CARD", "CONTRACT", "ORG"]],
  ["CREDIT_REVIEWER", ["CUSTOMER", "MONTHLY_CARD"]],
];
