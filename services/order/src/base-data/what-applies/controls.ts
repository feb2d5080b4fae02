import type { ExpressControl } from "@linehaul/schema/base-data/express-control/row";
import { laneRank } from "@linehaul/schema/base-data/lane";
import type { ControlHit } from "@linehaul/schema/base-data/what-applies/answer";
import { Money } from "@linehaul/schema/money";
import type { GoodsSent } from "@linehaul/schema/orders/order/control-rules";
import { holdsOn } from "@linehaul/schema/period";
import type { Going } from "./closest-row.ts";
import { hasWord, wordKey } from "./words.ts";

/** A control, and how its words are looked for. */
export interface ControlRule {
  readonly row: ExpressControl;
  readonly words: readonly { readonly key: string; readonly word: string }[];
}
/** Makes controls ready to be looked at, once for all shipments. */
export const controlRules = (rows: readonly ExpressControl[]): ControlRule[] =>
  rows.map((row) => ({ row, words: row.words.map((word) => ({ key: wordKey(word), word })) }));

/** What of a shipment controls look at; null: not known. */
export interface Looked extends Going {
  readonly goods: readonly GoodsSent[];
  readonly weight: string | null;
  readonly valueCny: string | null;
}

/** Of what is not known nobody can say that it is above a bound. */
const isAbove = (value: string | null, bound: string | null): boolean =>
  bound === null || (value !== null && new Money(value).gt(bound));

interface Named {
  readonly key: string;
  readonly hs: string;
}
/** The word that a name has, or what its HS code begins with. */
function foundIn({ key, hs }: Named, { row, words }: ControlRule): string | undefined {
  return words.find((one) => hasWord(key, one.key))?.word ?? row.hsPrefixes.find((prefix) => hs.startsWith(prefix));
}

/** Every control that a shipment falls under, of each kind of goods once, in the controls' order (SYS-08). */
export function controlsOf(sent: Looked, controls: readonly ControlRule[]): ControlHit[] {
  const goods = sent.goods.map(({ name, hsCode }): Named => ({
    key: wordKey(name),
    hs: (hsCode ?? "").replaceAll(".", ""),
  }));
  return controls.flatMap((rule): ControlHit[] => {
    const { row: control } = rule;
    const holds = holdsOn(control, sent.day) && laneRank(control, sent.from, sent.to) >= 0;
    if (!holds || !isAbove(sent.valueCny, control.valueAbove) || !isAbove(sent.weight, control.weightAbove)) return [];
    if (control.words.length + control.hsPrefixes.length === 0) return [{ control, line: null, found: "" }];
    return goods.flatMap((one, n) => {
      const found = foundIn(one, rule);
      return found === undefined ? [] : [{ control, line: n + 1, found }];
    });
  });
}
