import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { productLanes_product$key } from "../../../__generated__/productLanes_product.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { Section } from "../../../parts/detail/section.tsx";
import { placeText } from "../../../parts/lane/end-text.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** Where a product goes from the site: the quickest first, everywhere else last. */
export function ProductLanes(props: { readonly product: productLanes_product$key }): ReactNode {
  const { t } = useTranslation("product-information");
  const { lanes } = useFragment(
    graphql`
      fragment productLanes_product on ProductInfo {
        lanes {
          fromCountry
          fromRegion
          toCountry
          toRegion
          cargoTypeCode
          agingMin
          agingMax
          maxWeight
          from {
            name
          }
          to {
            name
          }
        }
      }
    `,
    props.product,
  );
  return (
    <Section title={t("section.lanes")}>
      <SimpleTable
        label={t("section.lanes")}
        heads={[t("from"), t("to"), t("fact.aging"), t("fact.weight")]}
        rows={lanes.map((lane) => ({
          key: [lane.fromCountry, lane.fromRegion, lane.toCountry, lane.toRegion, lane.cargoTypeCode].join(" "),
          cells: [
            placeText(lane.from?.name ?? lane.fromCountry, lane.fromRegion),
            placeText(lane.to?.name ?? lane.toCountry ?? t("elsewhere"), lane.toRegion),
            t("agingDays", { least: lane.agingMin, most: lane.agingMax }),
            t("kilograms", { value: formatDecimal(lane.maxWeight) }),
          ],
        }))}
        none={t("noLanes")}
      />
    </Section>
  );
}
