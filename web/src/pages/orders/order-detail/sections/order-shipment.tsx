import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderShipment_order$key } from "../../../../__generated__/orderShipment_order.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { formatDecimal } from "../../../../format/money.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useLabels } from "../use-labels.ts";

/** How the parcels come to us, how many and how heavy. */
export function OrderShipment(props: { readonly order: orderShipment_order$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const { product, cargoType, detail } = useFragment(
    graphql`
      fragment orderShipment_order on Order {
        product {
          name
        }
        cargoType {
          name
        }
        detail {
          shipment {
            pickupType
            pickupAt
            timeZoneCode
            parcelNum
            weight
            volume
          }
        }
      }
    `,
    props.order,
  );
  if (!detail) return null;
  const { shipment } = detail;
  return (
    <Section title={t("section.shipment")}>
      <Facts
        label={label}
        facts={{
          serviceName: product.name,
          cargoType: cargoType?.name,
          pickupType: code("pickupType", shipment.pickupType),
          pickupAt: shipment.pickupAt && <Instant at={shipment.pickupAt} />,
          timeZoneCode: shipment.timeZoneCode,
          parcelNum: shipment.parcelNum,
          weight: `${formatDecimal(shipment.weight)} kg`,
          volume: shipment.volume && `${formatDecimal(shipment.volume)} m³`,
        }}
      />
    </Section>
  );
}
