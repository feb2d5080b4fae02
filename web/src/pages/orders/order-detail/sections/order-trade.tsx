import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderTrade_detail$key } from "../../../../__generated__/orderTrade_detail.graphql.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { maskedFact } from "../../../../parts/masked/masked.tsx";
import { ReferenceName } from "../../../../parts/reference/reference-name.tsx";
import { useLabels } from "../use-labels.ts";

/** Why the goods are sent, on which terms, how they are declared, and who brings them in. */
export function OrderTrade(props: { readonly detail: orderTrade_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const { trade } = useFragment(
    graphql`
      fragment orderTrade_detail on OrderDetail {
        trade {
          senderReason
          tradeCondition
          exportDeclaration
          importDeclaration
          importerCompany
          importerPhone
          importerAddress
        }
      }
    `,
    props.detail,
  );
  return (
    <Section title={t("section.trade")}>
      <Facts
        label={label}
        facts={{
          senderReason: code("senderReason", trade.senderReason),
          tradeCondition: code("tradeCondition", trade.tradeCondition),
          exportDeclaration: (
            <ReferenceName
              list="exportCustomsType"
              code={trade.exportDeclaration}
              otherwise={code("declaration", trade.exportDeclaration)}
            />
          ),
          importDeclaration: (
            <ReferenceName
              list="importCustomsType"
              code={trade.importDeclaration}
              otherwise={code("declaration", trade.importDeclaration)}
            />
          ),
          importerCompany: trade.importerCompany,
          importerPhone: maskedFact(trade.importerPhone, "IMPORTER_PHONE"),
          importerAddress: maskedFact(trade.importerAddress, "IMPORTER_ADDRESS"),
        }}
      />
    </Section>
  );
}
