import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { ExpressControl, SavedExpressControl } from "@linehaul/schema/base-data/express-control/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { laneProblems } from "../lane.ts";
import { wordKey } from "../what-applies/words.ts";
import { kind } from "./kind.ts";

/** Each once, however it is written, in their order. */
const once = (all: readonly string[], keyOf: (text: string) => string): string[] =>
  [...new Map(all.toReversed().map((text) => [keyOf(text), text])).values()].toReversed();

/** Writes a control, if the countries of its lane are there. */
export async function save(call: Call, { id, version, ...values }: SavedExpressControl): Promise<ExpressControl> {
  const fields = await laneProblems(call.db, values);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const prefixes = values.hsPrefixes.map((prefix) => prefix.replaceAll(".", ""));
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: { ...values, words: once(values.words, wordKey), hsPrefixes: once(prefixes, (prefix) => prefix) },
    unique: { express_control_code: "code" },
    keeps: ["code"],
    buttons: { create: "EXPRESS_CONTROL.CREATE", edit: "EXPRESS_CONTROL.EDIT" },
  });
}
