import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerContracts_customer$key } from "../../../../__generated__/customerContracts_customer.graphql.ts";
import { periodText } from "../../../../format/period.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

/** The contracts and agreements with a customer; each leads to its own page, for whom it may open (CUS-22). */
export function CustomerContracts(props: { readonly customer: customerContracts_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { may } = useShell();
  const { detail } = useFragment(
    graphql`
      fragment customerContracts_customer on Customer {
        detail {
          contracts {
            id
            kind
            contractNo
            state
            validFrom
            validTo
          }
        }
      }
    `,
    props.customer,
  );
  return (
    <Section title={t("contracts")}>
      <SimpleTable
        label={t("contracts")}
        heads={[t("contractNo"), t("contractKind"), t("cardState"), t("contractDays")]}
        rows={(detail?.contracts ?? []).map(({ id, kind, contractNo, state, ...days }) => ({
          key: id,
          off: state === "EXPIRED" || state === "TERMINATED",
          cells: [
            may("CONTRACT_SIGNING.VIEW") ? (
              <PageLink key="no" code="CONTRACT_SIGNING" params={{ keyword: contractNo }}>
                {contractNo}
              </PageLink>
            ) : (
              contractNo
            ),
            texts(`contractKindIs.${kind}`),
            <StatusTag key="state" kind="contract" value={state} />,
            periodText(days),
          ],
        }))}
        none={t("contractsNone")}
      />
    </Section>
  );
}
