import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { offeredServices_offers$key } from "../../__generated__/offeredServices_offers.graphql.ts";
import { feeText } from "../fees/fee-text.ts";
import { formatDecimal } from "../../format/money.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ServiceFlowLink } from "./row-links.tsx";

/** Add-on services with a product: what each costs there, or that it can't be had, and the row that says so. */
export function OfferedServices(props: { readonly offers: offeredServices_offers$key }): ReactNode {
  const { t } = useTranslation("shipment");
  const texts = useTexts("shipment");
  const offers = useFragment(
    graphql`
      fragment offeredServices_offers on ServiceOffer @relay(plural: true) {
        service {
          code
          name
        }
        isOffered
        feeKind
        fee
        feeLeast
        feeMost
        feeCurrency
        flow {
          ...rowLinks_serviceFlow
        }
      }
    `,
    props.offers,
  );
  return (
    <ul>
      {offers.map(({ service, isOffered, feeLeast, feeMost, flow, ...fee }) => {
        const bounds = [
          feeLeast && t("service.least", { fee: formatDecimal(feeLeast) }),
          feeMost && t("service.most", { fee: formatDecimal(feeMost) }),
        ];
        const cost = isOffered ? [feeText(fee, texts), ...bounds].filter(Boolean).join(", ") : t("service.gone");
        return (
          <li key={service.code}>
            {`${service.name}: ${cost}`}
            {flow && (
              <>
                {" · "}
                <ServiceFlowLink row={flow} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
