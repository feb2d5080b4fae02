import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { productServices_product$key } from "../../../__generated__/productServices_product.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { Amount } from "../../../parts/detail/amount.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** Add-on services that can be had with a product, and what they cost at the site. */
export function ProductServices(props: { readonly product: productServices_product$key }): ReactNode {
  const { t } = useTranslation("product-information");
  const { services } = useFragment(
    graphql`
      fragment productServices_product on ProductInfo {
        services {
          code
          name
          help
          fee
          feeCurrency
          feeRate
        }
      }
    `,
    props.product,
  );
  return (
    <Section title={t("section.services")}>
      <SimpleTable
        label={t("section.services")}
        heads={[t("service"), t("serviceHelp"), t("fee")]}
        rows={services.map(({ code, name, help, fee, feeCurrency, feeRate }) => ({
          key: code,
          cells: [
            name,
            help,
            <>
              {typeof feeRate === "string" && `${t("rate", { rate: formatDecimal(feeRate) })} `}
              {typeof fee === "string" && t("atLeast")} <Amount value={fee} currency={feeCurrency} />
              {typeof fee !== "string" && typeof feeRate !== "string" && t("free")}
            </>,
          ],
        }))}
        none={t("noServices")}
      />
    </Section>
  );
}
