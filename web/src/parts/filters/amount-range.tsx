import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { extractNumber, stripSpace } from "@linehaul/schema/text";
import { useRules } from "../lazy/rule-texts.ts";
import type { AmountRange } from "./amounts.ts";
import { Fields } from "./look.ts";
import { TextControl } from "./text.tsx";

/** A currency and amounts in it: `MYR 1,234.50` may be pasted as it stands elsewhere (TXT-01). */
export default function AmountRangeControl(props: {
  readonly value: AmountRange;
  readonly onChange: (value: AmountRange) => void;
  readonly done?: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const say = useRules();
  const { value, onChange } = props;
  const done = props.done === undefined ? {} : { done: props.done };
  const currency = (text: string) => (/^[A-Z]{3}$/u.test(text) ? null : say("currency.code"));
  const amount = (text: string) => (/^\d{1,18}(\.\d{1,4})?$/u.test(text) ? null : t("filter.amount"));
  return (
    <Fields>
      <TextControl
        {...done}
        label={t("filter.currency")}
        placeholder="MYR"
        width="4.5rem"
        maxLength={3}
        clean={(text) => stripSpace(text).toUpperCase()}
        value={value.currency}
        check={currency}
        onChange={(text) => onChange({ ...value, currency: text })}
      />
      <TextControl
        {...done}
        label={t("filter.least")}
        placeholder={t("filter.least")}
        inputMode="decimal"
        width="7rem"
        clean={extractNumber}
        value={value.least}
        check={amount}
        onChange={(text) => onChange({ ...value, least: text })}
      />
      <span aria-hidden>–</span>
      <TextControl
        {...done}
        label={t("filter.most")}
        placeholder={t("filter.most")}
        inputMode="decimal"
        width="7rem"
        clean={extractNumber}
        value={value.most}
        check={amount}
        onChange={(text) => onChange({ ...value, most: text })}
      />
    </Fields>
  );
}
