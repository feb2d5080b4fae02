import { formatInstant } from "../../format/date.ts";
import { moduleName } from "../../i18n/module-name.ts";
import type { TextOf } from "../../i18n/text-of.ts";

interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** Codes that have words of their own, by the field that holds them; lists share what is named alike. */
const WORDS: Readonly<Record<string, string>> = {
  orderStatus: "parts:status.order.",
  auditStatus: "parts:status.audit.",
  sourceSystem: "parts:source.",
  payMethod: "parts:payer.",
  pushState: "parts:pushState.",
  result: "parts:status.login.",
  kind: "parts:status.auditKind.",
  status: "parts:status.config.",
};
const INSTANT = /^\d{4}-\d\d-\d\dT/;

function valueText(field: string, value: string, t: TextOf): string {
  if (field === "module") return moduleName(t, value);
  if (value === "false") return t("export:condition.no");
  if (INSTANT.test(value)) return formatInstant(value);
  const words = WORDS[field];
  return words === undefined ? value : t(`${words}${value}`, { defaultValue: value });
}

/** How many values of a condition are written out; of pasted numbers there may be hundreds. */
const WRITTEN = 3;

function conditionText({ field, values }: Condition, t: TextOf): string {
  const name = t(`export:condition.${field}`, { defaultValue: field });
  if (values.length === 1 && values[0] === "true") return name;
  const written = values.slice(0, WRITTEN).map((value) => valueText(field, value, t));
  const more = values.length - written.length;
  const all = written.join(", ");
  return t("export:condition.is", { name, values: more > 0 ? t("export:condition.more", { all, more }) : all });
}

/** What an export was narrowed by, in words. */
export function filterText(
  task: { readonly ticked: number | null | undefined; readonly conditions: readonly Condition[] },
  t: TextOf,
): string {
  if (typeof task.ticked === "number") return t("export:tickedRows", { count: task.ticked });
  if (task.conditions.length === 0) return t("export:everything");
  return task.conditions.map((one) => conditionText(one, t)).join(" · ");
}
