import { Fragment, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Lane } from "@linehaul/schema/base-data/lane";
import { CountryField } from "../countries/country-field.tsx";
import { AreaField } from "../regions/area-field.tsx";

/** What the fields of a lane are called in every form of one. */
export const LANE = {
  fromCountry: "fromCountry",
  fromRegion: "fromRegion",
  toCountry: "toCountry",
  toRegion: "toRegion",
} as const satisfies Record<keyof Lane, string>;
const ENDS = [
  { country: "fromCountry", region: "fromRegion" },
  { country: "toCountry", region: "toRegion" },
] as const;
const MOST_REGION = 60;

/** Both ends of a lane: a country, or anywhere, and a region of it as addresses write it, of which those that are known are offered. */
export function LaneFields<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** `LANE`, as the form's own names. */
  readonly names: Readonly<Record<keyof Lane, Path<In>>>;
  /** The namespace of the page's texts: `column.fromCountry`, `help.fromRegion`. */
  readonly page: string;
}): ReactNode {
  const { form, names, page } = props;
  const { t } = useTranslation("parts");
  const { t: say } = useTranslation(page);
  const text = (key: string): string => say(key);
  return ENDS.map(({ country, region }) => (
    <Fragment key={country}>
      <CountryField form={form} name={names[country]} label={text(`column.${country}`)} none={t("lane.anywhere")} />
      <AreaField
        form={form}
        name={names[region]}
        country={names[country]}
        label={text(`column.${region}`)}
        help={text(`help.${region}`)}
        isOptional
        maxLength={MOST_REGION}
      />
    </Fragment>
  ));
}
