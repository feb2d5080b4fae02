import type { ReactElement } from "react";
import { formatMoney } from "../../format/money.ts";

/** An amount with its currency small behind it, and whole on hover. */
export function amount(value: string, currency: string): ReactElement {
  const text = formatMoney(value);
  return (
    <span title={`${text} ${currency}`}>
      {text}
      <small>{currency}</small>
    </span>
  );
}
