import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useCountries } from "../../../parts/countries/country-choice.tsx";
import { PlainSelect, type SelectOption } from "../../../parts/form/plain-select.tsx";
import type { RegionInto } from "./region-row.tsx";
import { RegionTree } from "./region-tree.tsx";

const Side = chakra("section", {
  base: { display: "flex", flexDirection: "column", gap: "3", minH: "0", minW: "0", p: "3", bg: "bg.panel" },
});

interface SideProps {
  readonly countryCode: string;
  /** Code of the place whose places are listed; empty: the country itself. */
  readonly chosen: string;
  /** Rises when places have changed. */
  readonly turn: number;
  /** What the list asked last: what did not come here is asked for again with it. */
  readonly asked: object;
  readonly onCountry: (code: string) => void;
  readonly onInto: (place: RegionInto | null) => void;
}

/** A country, and the tree of its places. */
export function RegionSide(props: SideProps): ReactNode {
  const { t } = useTranslation("region");
  const { countryCode } = props;
  return (
    <Side aria-label={t("tree")}>
      <Optional
        of={props.asked}
        fallback={<Choice {...props} options={[{ value: countryCode, label: countryCode }]} />}
      >
        <Country {...props} />
      </Optional>
      <RegionTree key={countryCode} {...props} />
    </Side>
  );
}

const Country = (props: SideProps) => <Choice {...props} options={useCountries()} />;

function Choice({ countryCode, onCountry, options }: SideProps & { readonly options: readonly SelectOption[] }) {
  const { t } = useTranslation("region");
  return <PlainSelect label={t("column.countryCode")} options={options} value={countryCode} onChange={onCountry} />;
}
