import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { siteScope } from "@linehaul/kit/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DeclarationConfig, DeclarationConfigFilter } from "@linehaul/schema/orders/declaration-config/row";
import { codesOf, type RowScope } from "@linehaul/schema/scope";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { ofMyCustomer } from "../../customers/customer/of-caller.ts";
import { declarationConfig } from "./table.ts";

export const view = (row: typeof declarationConfig.$inferSelect): DeclarationConfig => ({
  ...row,
  ...catalogueView(row),
});
const kind = { table: declarationConfig, row: view, event: "declarationConfig.changed" };

/** The countries that the caller's orders go to; null: any. */
const countriesOf = (scope: RowScope): readonly string[] | null => codesOf(scope, "ORDER", "country");

/** The catalogue as the caller has it: rows of his site's customers that he sees, for countries that he sees or for any. */
export async function mine(call: Call) {
  const scope = await call.scope();
  const { site, customerCode, countryCode } = declarationConfig;
  const countries = countriesOf(scope);
  const within = and(
    siteScope(call.caller, scope, site),
    ofMyCustomer(call, scope, customerCode),
    countries === null ? undefined : or(isNull(countryCode), inArray(countryCode, [...countries])),
  );
  return { ...kind, site: call.caller.site, within: within ?? sql`false` };
}

/** Who sees some countries alone decides for these: 400001 for any other, and for all of them at once. */
export async function keepToCountries(call: Call, row: Pick<DeclarationConfig, "countryCode">): Promise<void> {
  const countries = countriesOf(await call.scope());
  if (countries === null || (row.countryCode !== null && countries.includes(row.countryCode))) return;
  throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["countryCode"], key: "declaration.country", params: {} }] });
}

export const matching = ({ keyword, status }: DeclarationConfigFilter = {}): SQL | undefined => {
  const { customerCode, customerName, countryCode, remark } = declarationConfig;
  return and(
    anyContains([customerCode, customerName, countryCode, remark], keyword),
    status && eq(declarationConfig.status, status),
  );
};
