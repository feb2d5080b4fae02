import type { DeclarationConfig, DeclarationDirection } from "@linehaul/schema/orders/declaration-config/row";

/** What of a row decides whether it holds. */
export type DeclarationRule = Pick<
  DeclarationConfig,
  "id" | "status" | "customerCode" | "direction" | "countryCode" | "validFrom" | "validTo"
>;
export interface DeclarationAsked {
  /** The customer's code. */
  readonly customer: string;
  readonly direction: DeclarationDirection;
  /** The country that the order goes to. */
  readonly country: string;
  /** The day on which it was placed, of the site's zone. */
  readonly day: string;
}

const holds = (row: DeclarationRule, { customer, direction, country, day }: DeclarationAsked): boolean =>
  row.status === "ENABLED" &&
  row.customerCode === customer &&
  row.direction === direction &&
  (row.countryCode === null || row.countryCode === country) &&
  row.validFrom <= day &&
  (row.validTo === null || day <= row.validTo);

/** The row of one country before that of any; of two that clash, which no save leaves behind, the one that began last. */
const isCloser = (a: DeclarationRule, b: DeclarationRule): boolean => {
  if ((a.countryCode === null) !== (b.countryCode === null)) return a.countryCode !== null;
  return a.validFrom === b.validFrom ? a.id < b.id : a.validFrom > b.validFrom;
};

/** The row that says how an order is declared: the closest one of a site's that hold; null: the order's own method alone. Pure. */
export function declarationFor<R extends DeclarationRule>(rows: readonly R[], asked: DeclarationAsked): R | null {
  let closest: R | null = null;
  for (const row of rows) if (holds(row, asked) && (closest === null || isCloser(row, closest))) closest = row;
  return closest;
}
