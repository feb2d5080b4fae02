import { Button, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { shipmentAnswer_flow$key } from "../../../__generated__/shipmentAnswer_flow.graphql.ts";
import type { shipmentAnswerQuery, ShipmentInput } from "../../../__generated__/shipmentAnswerQuery.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { dayText, periodText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";

type Show = (productCode: string) => void;

/** What can be had, with days and payers, then what can't, with each reason, and the rows that say so. Suspends. */
export function ShipmentAnswer(props: {
  readonly input: ShipmentInput;
  readonly turn: string;
  readonly onShow: Show;
}): ReactNode {
  const { t } = useTranslation("product-flow");
  const texts = useTexts("product-flow");
  const { shipmentTried } = useLazyLoadQuery<shipmentAnswerQuery>(
    graphql`
      query shipmentAnswerQuery($input: ShipmentInput!) {
        shipmentTried(input: $input) {
          answer {
            offered {
              productCode
              productName
              firstDay
              lastDay
              maxWeight
              payMethods
              taxPayMethods
              flow {
                ...shipmentAnswer_flow
              }
            }
            withheld {
              productCode
              productName
              reasons
              flow {
                ...shipmentAnswer_flow
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
  const { offered, withheld } = answer;
  const payers = (all: readonly string[]) => all.map((who) => texts(`parts:payer.${who}`)).join(", ");
  const label = (id: string) => t(`fact.${id}`);
  return (
    <Stack gap="3">
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
              row: <FlowLink flow={flow} onShow={props.onShow} />,
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
              row: flow && <FlowLink flow={flow} onShow={props.onShow} />,
            }}
          />
        </Section>
      ))}
    </Stack>
  );
}

/** The row that says so: shows its product's rows in the list. */
function FlowLink(props: { readonly flow: shipmentAnswer_flow$key; readonly onShow: Show }) {
  const flow = useFragment(
    graphql`
      fragment shipmentAnswer_flow on ProductFlow {
        productCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.flow,
  );
  const { fromCountry = null, toCountry = null } = flow;
  return (
    <Button
      variant="plain"
      size="xs"
      minH="6"
      h="auto"
      px="0"
      color="route"
      whiteSpace="normal"
      textAlign="start"
      onClick={() => props.onShow(flow.productCode)}
    >
      {`${laneText({ ...flow, fromCountry, toCountry })} · ${periodText(flow)}`}
    </Button>
  );
}
