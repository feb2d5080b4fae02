import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainSelect } from "../../../parts/form/plain-select.tsx";
import { useOffered } from "../../../parts/regions/use-offered.ts";

/** Whose year it is: the whole country's, or that of one of its largest places. */
export function RegionChoice(props: {
  readonly countryCode: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}): ReactNode {
  const { t } = useTranslation("holiday");
  const { countryCode, value, onChange } = props;
  const places = useOffered(countryCode, "", true);
  const options = places.map(({ name }) => ({ value: name, label: name }));
  return (
    <PlainSelect
      label={t("column.region")}
      options={[{ value: "", label: t("wholeCountry") }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
