import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../../format/money.ts";
import { contentLanguage } from "../../../../i18n/language.ts";
import { useLabels } from "../use-labels.ts";

interface Happened {
  readonly event: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** What happened to an order, in words: codes by their labels, countries by their names, amounts in groups. */
export function useEventWords(): (entry: Happened) => string {
  const { t } = useTranslation("order-detail");
  const { code } = useLabels();
  const list = new Intl.ListFormat(contentLanguage(), { type: "conjunction" });
  const countries = new Intl.DisplayNames(contentLanguage(), { type: "region", fallback: "code" });
  const word = (name: string, value: string): string => {
    if (name === "source") return code("source", value);
    if (name === "document") return list.format(value.split(",").map((one) => code("document", one)));
    if (name === "type") return code("cancelType", value);
    if (name === "act") return code("emergencyAct", value);
    if (name === "country" && /^[A-Z]{2}$/u.test(value)) return countries.of(value) ?? value;
    if (name === "amount") return formatMoney(value);
    return value;
  };
  return ({ event, params }) =>
    t(`history.${event}`, {
      // What was written before reasons were asked for has none.
      reason: "–",
      ...Object.fromEntries(params.map(({ name, value }) => [name, word(name, value)])),
      defaultValue: event,
    });
}
