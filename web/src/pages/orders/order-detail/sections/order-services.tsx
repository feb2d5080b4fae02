import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderServices_detail$key } from "../../../../__generated__/orderServices_detail.graphql.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Lines } from "../../../../parts/detail/lines.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { useLabels } from "../use-labels.ts";

/** The services that are charged, each with its fee. */
export function OrderServices(props: { readonly detail: orderServices_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const { services } = useFragment(
    graphql`
      fragment orderServices_detail on OrderDetail {
        services {
          serviceName
          fee
          currency
        }
      }
    `,
    props.detail,
  );
  if (services.length === 0) return null;
  return (
    <Section title={t("section.services")}>
      <Lines>
        <table>
          <thead>
            <tr>
              <th scope="col">{label("service")}</th>
              <th scope="col" data-end>
                {label("fee")}
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service.serviceName}>
                <th scope="row">{code("service", service.serviceName)}</th>
                <td data-end>
                  <Amount value={service.fee} currency={service.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Lines>
    </Section>
  );
}
