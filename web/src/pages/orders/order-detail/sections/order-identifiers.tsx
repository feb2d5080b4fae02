import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderIdentifiers_order$key } from "../../../../__generated__/orderIdentifiers_order.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useLabels } from "../use-labels.ts";

/** The numbers that the order is known by, and where it came from. */
export function OrderIdentifiers(props: { readonly order: orderIdentifiers_order$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const order = useFragment(
    graphql`
      fragment orderIdentifiers_order on Order {
        sfWaybillNo
        customerOrderNo
        customerOrderNoTwo
        agentWayBillNo
        sourceSystem
        auditStatus
        userCode
        mainUserCode
        site
        orgCode
        createdAt
        detail {
          mergedWaybillNos
        }
      }
    `,
    props.order,
  );
  const merged = order.detail?.mergedWaybillNos ?? [];
  return (
    <Section title={t("section.identifiers")}>
      <Facts
        label={label}
        facts={{
          sfWaybillNo: <GroupedNumber number={order.sfWaybillNo} />,
          mergedWaybillNos:
            merged.length > 0 &&
            merged.map((no) => (
              <div key={no}>
                <GroupedNumber number={no} />
              </div>
            )),
          customerOrderNo: order.customerOrderNo,
          customerOrderNoTwo: order.customerOrderNoTwo,
          agentWayBillNo: order.agentWayBillNo,
          sourceSystem: code("source", order.sourceSystem),
          auditStatus: <StatusTag kind="audit" value={order.auditStatus} />,
          userCode: order.userCode,
          mainUserCode: order.mainUserCode !== order.userCode && order.mainUserCode,
          site: order.site,
          orgCode: order.orgCode,
          createdAt: <Instant at={order.createdAt} />,
        }}
      />
    </Section>
  );
}
