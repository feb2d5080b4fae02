import { chakra, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { useCountries } from "../../../parts/countries/country-choice.tsx";
import { PlainSelect } from "../../../parts/form/plain-select.tsx";
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
  readonly onCountry: (code: string) => void;
  readonly onInto: (place: RegionInto | null) => void;
}

/** A country, and the tree of its places. */
export function RegionSide(props: SideProps): ReactNode {
  const { t } = useTranslation("region");
  const { countryCode, turn } = props;
  return (
    <Side aria-label={t("tree")}>
      <Asked fallback={<Skeleton height="16" />}>{(asked) => <Country {...props} asked={asked} />}</Asked>
      <RegionTree key={countryCode} {...props} turn={turn} />
    </Side>
  );
}

function Country({ asked, countryCode, onCountry }: SideProps & { readonly asked: number }) {
  const { t } = useTranslation("region");
  return (
    <PlainSelect
      label={t("column.countryCode")}
      options={useCountries(asked)}
      value={countryCode}
      onChange={onCountry}
    />
  );
}
