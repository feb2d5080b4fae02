import { soughtOrders } from "@linehaul/order/orders/order/finding/look";
import { mineOf } from "@linehaul/order/orders/order/mine";
import { soughtAs, type FindingKind } from "@linehaul/schema/finding/limits";
import type { RowScope } from "@linehaul/schema/scope";
import type { Bench } from "./database.ts";
import { best, type Measured } from "./measure.ts";
import { EVERYTHING } from "./questions.ts";

/** Where the values of a kind are kept. */
const VALUES: readonly (readonly [FindingKind, string, string])[] = [
  ["PHONE", "order_party", "phone"],
  ["EMAIL", "order_party", "email"],
  ["CERTIFICATE", "order_party", "cert_no"],
  ["CARD", "orders", "pay_month_card"],
];
const SCOPES: readonly (readonly [string, Partial<RowScope>])[] = [
  ["everything", {}],
  ["10 countries", { countries: "BN ID KH LA MM MY PH SG TH VN".split(" ") }],
  ["a rare country", { countries: ["IS"] }],
  ["2 organisations", { orgs: ["MYCUST", "MYCS"] }],
];

export interface Sought extends Measured {
  readonly question: string;
}

/** Masked values, the most common of each kind, a rare one and one that nobody has, sought by people who see all and by some who don't (PERM-12). */
export async function seekMasked(bench: Bench, limit: number): Promise<Sought[]> {
  const found: Sought[] = [];
  for (const [kind, table, column] of VALUES) {
    const { rows } = await bench.client.query<{ value: string; n: string }>(
      `select ${column} as value, count(*) as n from ${table} where site = 'MY' and ${column} is not null group by 1 order by count(*) desc, 1`,
    );
    const kept = [rows[0], rows.at(-1)].filter((row) => row !== undefined);
    for (const { value, n } of [...kept, { value: "909090909091", n: "0" }])
      for (const [who, scope] of SCOPES) {
        const { where } = mineOf({ site: "MY" }, { ...EVERYTHING, ...scope });
        const asks = await bench.statementsOf((db) => db.execute(soughtOrders(kind, soughtAs(kind, value), where)));
        for (const statement of asks)
          found.push({ question: `masked: ${kind}, ${n} times: ${who}`, ...(await best(bench, statement, limit)) });
      }
  }
  return found;
}
