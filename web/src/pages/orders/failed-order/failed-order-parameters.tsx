import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { ORDER_CLEAR_FIELDS } from "@linehaul/schema/orders/order/clear";
import type {
  failedOrderDetailQuery,
  failedOrderDetailQuery$data,
} from "../../../__generated__/failedOrderDetailQuery.graphql.ts";
import { Facts, type FactValues } from "../../../parts/detail/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Masked } from "../../../parts/masked/masked.tsx";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { fieldPlace } from "./use-field-label.ts";

const Heading = chakra("h3", {
  base: { textStyle: "xs", fontWeight: "semibold", color: "fg.muted", mt: "4", mb: "1" },
});
const Since = chakra("p", { base: { mt: "4", px: "3", py: "2", borderRadius: "l2", bg: "bg.muted" } });

type Parameter = failedOrderDetailQuery$data["failedOrderParameters"]["parameters"][number];

function shown({ value, clearField }: Parameter): ReactNode {
  const field = ORDER_CLEAR_FIELDS.find((one) => one === clearField);
  return field === undefined ? value : <Masked value={value} field={field} />;
}

/** What was sent, by group: the order itself first, its parties, then each line of goods. */
const grouped = (parameters: readonly Parameter[]) =>
  Map.groupBy(parameters, ({ path }) => {
    const { group, row } = fieldPlace(path);
    return row === null ? group : `${group}.${row}`;
  });

/** The parameters of the refused call, and the order that bears its number. */
export function FailedOrderParameters(props: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("failed-order");
  const { may } = useShell();
  const { parameters, waybillNo } = useLazyLoadQuery<failedOrderDetailQuery>(
    graphql`
      query failedOrderDetailQuery($id: ID!) {
        failedOrderParameters(id: $id) {
          parameters {
            path
            value
            clearField
          }
          waybillNo
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only", fetchKey: props.fetchKey },
  ).failedOrderParameters;
  return (
    <>
      {waybillNo && (
        <Since>
          {t("since")}{" "}
          {may("ORDER_DETAIL.VIEW") ? (
            <PageLink code="ORDER_DETAIL" params={{ number: waybillNo }} title={groupedText(waybillNo)}>
              {groupedText(waybillNo)}
            </PageLink>
          ) : (
            groupedText(waybillNo)
          )}
        </Since>
      )}
      {[...grouped(parameters)].map(([place, fields]) => {
        const [group = "", row] = place.split(".");
        const facts: FactValues = Object.fromEntries(
          fields.map((field) => [fieldPlace(field.path).name, shown(field)]),
        );
        return (
          <section key={place} aria-label={t(`group.${group}`)}>
            <Heading>{row === undefined ? t(`group.${group}`) : `${t(`group.${group}`)} ${row}`}</Heading>
            <Facts
              facts={facts}
              label={(name) => t([`param.${group}_${name}`, `param.${name}`], { defaultValue: name })}
            />
          </section>
        );
      })}
    </>
  );
}
