import { getNullableType, isInputObjectType, isListType } from "graphql";
import type { Row } from "./read.ts";
import type { Way } from "./ways.ts";

/** What names a row otherwise than the row itself does. */
const NAMED: Readonly<Record<string, string>> = {
  numbers: "sfWaybillNo",
  number: "sfWaybillNo",
  code: "customerCode",
};
/** The value of a row that an argument or a condition of this name finds it by; undefined where it has none. */
export const valueFor = (name: string, row: Row): unknown => row[name] ?? row[NAMED[name] ?? name] ?? undefined;

/** The conditions of a list's filter that a row meets, one by one: its number, its customer, its status. */
export function conditionsOf({ field }: Way, row: Row): object[] {
  const type = field.args.find((arg) => arg.name === "filter")?.type;
  const input = type && getNullableType(type);
  if (!input || !isInputObjectType(input)) return [];
  return Object.values(input.getFields()).flatMap(({ name, type: of }) => {
    const value = valueFor(name, row);
    if (value === undefined) return [];
    return [{ [name]: isListType(getNullableType(of)) ? [value] : value }];
  });
}
