import type { OrderWords } from "../order/means.ts";
import type { SheetOrder } from "./assemble.ts";

const FIELDS = {
  serviceName: "product",
  cargoTypeCode: "cargoType",
  payMethodCode: "payMethod",
  taxPayMethodCode: "payMethod",
} as const satisfies Readonly<Record<string, keyof OrderWords>>;

/** A sheet's order with products, cargo types and pay methods as orders hold them, whichever language the sheet calls them in. What is none stays as it is: its rule tells. */
export function inCodes(order: SheetOrder, words: OrderWords): SheetOrder {
  const read = Object.entries(FIELDS).flatMap(([field, kind]) => {
    const text = order.input[field];
    const word = typeof text === "string" ? words[kind](text) : undefined;
    return word === undefined ? [] : [[field, word] as const];
  });
  return { ...order, input: { ...order.input, ...Object.fromEntries(read) } };
}
