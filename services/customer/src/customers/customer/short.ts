import { sql, type SQL } from "drizzle-orm";
import { contractRule as rule } from "../../sites/contract-rules/table.ts";
import { customers } from "./table.ts";

/** Ids of usable customers of whom a rule in use asks for a paper that they have not on that day: an index a rule. */
const lacking = (isAsked: SQL, until: SQL, day: string): SQL => sql`
  select c.id from ${rule} join ${customers} c
    on c.site = ${rule.site} and c.settlement_type = ${rule.settlementType} and c.customer_type = ${rule.customerType}
  where ${rule.status} = 'ENABLED' and ${isAsked} and c.status = 'USABLE' and (${until} is null or ${until} < ${day}::date)`;

/** Customers that are short of a paper on a day (CUS-22): as rules and papers are now. */
export const shortOn = (day: string): SQL => sql`${customers.id} in (
  ${lacking(sql`${rule.contractRequired}`, sql`c.contract_until`, day)}
  union ${lacking(sql`${rule.agreementRequired}`, sql`c.agreement_until`, day)})`;
