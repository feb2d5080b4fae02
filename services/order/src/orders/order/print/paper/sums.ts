import { Money, sum } from "@linehaul/schema/money";
import type { PaperGoods } from "./content.ts";

/** What stands below the goods of an invoice: exact, whatever their number. */
export const sumsOf = (goods: readonly PaperGoods[]) => ({
  pieces: goods.reduce((all, line) => all + line.amount, 0),
  /** In kg. */
  weight: goods
    .reduce((all, line) => all.plus(new Money(line.unitWeight).times(line.quantity)), new Money(0))
    .toFixed(),
  total: sum(goods.map((line) => line.total)),
});
