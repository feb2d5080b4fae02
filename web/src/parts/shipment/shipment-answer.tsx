import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { shipmentAnswerQuery, ShipmentInput } from "../../__generated__/shipmentAnswerQuery.graphql.ts";
import { formatDecimal } from "../../format/money.ts";
import { dayText } from "../../format/period.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Facts } from "../detail/facts.tsx";
import { Section } from "../detail/section.tsx";
import { Problem } from "../form/problem.tsx";
import { OfferedServices } from "./offered-services.tsx";
import { RuledFields } from "./ruled-fields.tsx";
import {
  BillWhitelistLink,
  CargoFlowLink,
  ExpressControlLink,
  OrderFlowLink,
  OrderFlowWhitelistLink,
  ProductFlowLink,
} from "./row-links.tsx";

/** What can be had, with days and payers, then what can't, with each reason, and the rows that say so. Suspends. */
export function ShipmentAnswer(props: { readonly input: ShipmentInput; readonly turn: string }): ReactNode {
  const { t } = useTranslation("shipment");
  const texts = useTexts("shipment");
  const { shipmentTried } = useLazyLoadQuery<shipmentAnswerQuery>(
    graphql`
      query shipmentAnswerQuery($input: ShipmentInput!) {
        shipmentTried(input: $input) {
          answer {
            closedBy {
              reason
              ...rowLinks_orderFlow
            }
            passedBy {
              ...rowLinks_orderFlowWhitelist
            }
            ownBill {
              ...rowLinks_billWhitelist
            }
            cargoFlow {
              payWaysNamed {
                name
              }
              servicesNamed {
                name
              }
              ...rowLinks_cargoFlow
            }
            controls {
              line
              found
              control {
                code
                effect
                ...rowLinks_expressControl
              }
            }
            offered {
              productCode
              productName
              firstDay
              lastDay
              maxWeight
              payMethods
              taxPayMethods
              services {
                ...offeredServices_offers
              }
              fields {
                ...ruledFields_rules
              }
              flow {
                ...rowLinks_productFlow
              }
            }
            withheld {
              productCode
              productName
              reasons
              flow {
                ...rowLinks_productFlow
              }
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: props.input },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = shipmentTried;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { closedBy, passedBy, ownBill, cargoFlow, controls, offered, withheld } = answer;
  const payers = (all: readonly string[]) => all.map((who) => texts(`parts:payer.${who}`)).join(", ");
  const named = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).join(", ") || t("all");
  const label = (id: string) => t(`fact.${id}`);
  return (
    <Stack gap="3">
      {closedBy && (
        <Section title={t("closed", { reason: closedBy.reason })}>
          <Facts label={label} facts={{ row: <OrderFlowLink row={closedBy} /> }} />
        </Section>
      )}
      {passedBy && (
        <Section title={t("passes")}>
          <Facts label={label} facts={{ row: <OrderFlowWhitelistLink row={passedBy} /> }} />
        </Section>
      )}
      {ownBill && (
        <Section title={t("ownBill")}>
          <Facts label={label} facts={{ row: <BillWhitelistLink row={ownBill} /> }} />
        </Section>
      )}
      {cargoFlow && (
        <Section title={t("limited")}>
          <Facts
            label={label}
            facts={{
              payWays: named(cargoFlow.payWaysNamed),
              services: named(cargoFlow.servicesNamed),
              row: <CargoFlowLink row={cargoFlow} />,
            }}
          />
        </Section>
      )}
      {controls.map(({ control, line, found }) => (
        <Section key={`${control.code} ${line}`} title={texts(`control.${control.effect}`)}>
          <Facts label={label} facts={{ found, row: <ExpressControlLink row={control} /> }} />
        </Section>
      ))}
      {offered.length === 0 && <p>{t("nothingOffered")}</p>}
      {offered.map(({ productCode, productName, flow, ...offer }) => (
        <Section key={productCode} title={t("offered", { product: productName ?? productCode })}>
          <Facts
            label={label}
            facts={{
              delivery: `${dayText(offer.firstDay)} – ${dayText(offer.lastDay)}`,
              weight: t("upTo", { weight: formatDecimal(offer.maxWeight) }),
              payMethods: payers(offer.payMethods),
              taxPayMethods: payers(offer.taxPayMethods),
              services: <OfferedServices offers={offer.services} />,
              ...(offer.fields.length > 0 && { fields: <RuledFields rules={offer.fields} /> }),
              row: <ProductFlowLink row={flow} />,
            }}
          />
        </Section>
      ))}
      {withheld.map(({ productCode, productName, reasons, flow }) => (
        <Section key={productCode} title={t("withheld", { product: productName ?? productCode })}>
          <Facts
            label={label}
            facts={{
              why: reasons.map((reason) => texts(`reason.${reason}`)).join(" "),
              row: flow && <ProductFlowLink row={flow} />,
            }}
          />
        </Section>
      ))}
    </Stack>
  );
}
