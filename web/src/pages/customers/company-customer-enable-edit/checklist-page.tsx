import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { checklistPage_readiness$key } from "../../../__generated__/checklistPage_readiness.graphql.ts";
import { DetailBody } from "../../../parts/detail/section.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { Checklist } from "./checklist.tsx";

/** What a customer needs, where there is no form beside it: of a person, for who may not edit, and once it is usable. */
export function ChecklistPage(props: {
  readonly readiness: checklistPage_readiness$key;
  readonly onBegun: () => void;
}): ReactNode {
  const { t } = useTranslation("company-customer-enable-edit");
  const { may, setTitle } = useShell();
  const readiness = useFragment(
    graphql`
      fragment checklistPage_readiness on CustomerReadiness {
        customerId
        customerCode
        nameEn
        status
        ...checklist_readiness
      }
    `,
    props.readiness,
  );
  const { customerId, customerCode, nameEn, status } = readiness;
  useEffect(() => setTitle(nameEn), [nameEn, setTitle]);
  return (
    <PageFrame>
      <PageBar
        title={nameEn}
        count={<small>{customerCode}</small>}
        tabs={<StatusTag kind="customer" value={status} />}
        actions={
          may("CUSTOMER_DETAIL.VIEW") && (
            <PageLink code="CUSTOMER_DETAIL" params={{ id: customerId }} title={nameEn}>
              {t("openPage")}
            </PageLink>
          )
        }
      />
      <DetailBody tabIndex={0} aria-label={nameEn}>
        <div>
          <Checklist readiness={readiness} onBegun={props.onBegun} />
        </div>
      </DetailBody>
    </PageFrame>
  );
}
