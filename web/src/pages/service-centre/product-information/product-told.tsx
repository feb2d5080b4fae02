import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { productToldQuery } from "../../../__generated__/productToldQuery.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { ProductLanes } from "./product-lanes.tsx";
import { ProductServices } from "./product-services.tsx";

const Sections = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    "& > p": { color: "fg.muted" },
    "& > h3": { textStyle: "lg", fontWeight: "semibold" },
  },
});

/** Where a product goes and how long it takes, what it may weigh, what can be added, who may pay, how it is picked up. Suspends. */
export function ProductTold(props: { readonly id: string; readonly turn: number }): ReactNode {
  const { t } = useTranslation("product-information");
  const { may } = useShell();
  const { productInfo: product } = useLazyLoadQuery<productToldQuery>(
    graphql`
      query productToldQuery($id: ID!) {
        productInfo(id: $id) {
          code
          name
          help
          agingMin
          agingMax
          minWeight
          maxWeight
          maxParcelWeight
          maxLength
          maxGirth
          payMethods
          taxPayMethods
          pickupWays
          ...productLanes_product
          ...productServices_product
        }
      }
    `,
    { id: props.id },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const payers = (who: readonly string[]) => who.map((one) => t(`parts:payer.${one}`)).join(", ");
  const kilograms = (value: string) => t("kilograms", { value: formatDecimal(value) });
  return (
    <Sections>
      <h3>{product.name}</h3>
      <p>{product.help}</p>
      <Section title={t("section.atAGlance")}>
        <Facts
          label={(id) => t(`fact.${id}`)}
          facts={{
            code: product.code,
            aging: t("agingDays", { least: product.agingMin, most: product.agingMax }),
            weight: `${kilograms(product.minWeight)} – ${kilograms(product.maxWeight)}`,
            parcel: kilograms(product.maxParcelWeight),
            size: t("size", { length: product.maxLength, girth: product.maxGirth }),
            pay: payers(product.payMethods),
            tax: payers(product.taxPayMethods),
            pickup: (
              <>
                {product.pickupWays.map((way) => t(`way.${way}`)).join(", ")}
                {may("PICKUP_SUPPORT.VIEW") && (
                  <>
                    {" · "}
                    <PageLink code="PICKUP_SUPPORT" params={{ keyword: product.code }}>
                      {t("pickupLink")}
                    </PageLink>
                  </>
                )}
              </>
            ),
          }}
        />
      </Section>
      <ProductLanes product={product} />
      <ProductServices product={product} />
    </Sections>
  );
}
