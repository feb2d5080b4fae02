import { Skeleton } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { placeFieldsQuery } from "../../../__generated__/placeFieldsQuery.graphql.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { useCountries } from "../../../parts/countries/country-choice.tsx";
import { useProductsInUse } from "../../../parts/products/use-products-in-use.ts";
import { PlainSelect } from "../../../parts/form/plain-select.tsx";

/** Where, and of which product. Empty: all of the country, of the region, every product. */
export interface PlaceAndProduct {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly productCode: string;
}
interface PlaceProps {
  readonly value: PlaceAndProduct;
  readonly onChange: (value: PlaceAndProduct) => void;
  /** What is wrong with a field. */
  readonly errors?: Partial<Record<keyof PlaceAndProduct, string | undefined>>;
}

/** A place from country to city, each chosen of those that there are in the one before, and a product. */
export function PlaceFields(props: PlaceProps): ReactNode {
  return (
    <Asked fallback={<Skeleton height="16" gridColumn="1 / -1" />}>
      {(turn) => (
        <>
          <Country {...props} turn={turn} />
          <Suspense fallback={<Skeleton height="16" gridColumn="1 / -1" />}>
            <Within {...props} turn={turn} />
          </Suspense>
          <Product {...props} turn={turn} />
        </>
      )}
    </Asked>
  );
}
type Part = PlaceProps & { readonly turn: number };

function Country({ value, onChange, errors, turn }: Part) {
  const { t } = useTranslation("pickup-support");
  return (
    <PlainSelect
      label={t("column.countryCode")}
      options={useCountries(turn)}
      value={value.countryCode}
      onChange={(countryCode) => onChange({ ...value, countryCode, region: "", city: "" })}
      error={errors?.countryCode}
      isFirst
    />
  );
}

function Within({ value, onChange, errors, turn }: Part) {
  const { t } = useTranslation("pickup-support");
  const { countryCode, region } = value;
  const { pickupPlaces: places } = useLazyLoadQuery<placeFieldsQuery>(
    graphql`
      query placeFieldsQuery($countryCode: String!) {
        pickupPlaces(countryCode: $countryCode) {
          region
          city
        }
      }
    `,
    { countryCode },
    { fetchKey: turn },
  );
  const named = (name: string) => ({ value: name, label: name });
  const regions = [...new Set(places.map((place) => place.region))].filter(Boolean);
  const cities = places.filter((place) => place.region === region).map(({ city }) => city);
  return (
    <>
      <PlainSelect
        label={t("column.region")}
        options={[{ value: "", label: t("wholeCountry") }, ...regions.map(named)]}
        value={region}
        onChange={(next) => onChange({ ...value, region: next, city: "" })}
        error={errors?.region}
      />
      <PlainSelect
        label={t("column.city")}
        options={[{ value: "", label: t(region === "" ? "wholeCountry" : "wholeRegion") }, ...cities.map(named)]}
        value={value.city}
        onChange={(city) => onChange({ ...value, city })}
        error={errors?.city}
      />
    </>
  );
}

function Product({ value, onChange, errors, turn }: Part) {
  const { t } = useTranslation("pickup-support");
  return (
    <PlainSelect
      label={t("column.product")}
      options={[{ value: "", label: t("anyProduct") }, ...useProductsInUse(value.productCode, turn)]}
      value={value.productCode}
      onChange={(productCode) => onChange({ ...value, productCode })}
      error={errors?.productCode}
    />
  );
}
