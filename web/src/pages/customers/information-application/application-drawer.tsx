import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { applicationDrawer_application$key } from "../../../__generated__/applicationDrawer_application.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { PaperTable, type TablePaper } from "../../../parts/application/paper-table.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { Returned } from "./returned.tsx";

const Note = chakra("p", { base: { mb: "3", color: "fg.muted", textStyle: "sm" } });

/** An application beside its list: for whom, what is asked for, how it was decided, and its papers. */
export function ApplicationDrawer(props: {
  readonly application: applicationDrawer_application$key;
  readonly papers: readonly TablePaper[];
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("information-application");
  const texts = useTexts("information-application");
  const application = useFragment(
    graphql`
      fragment applicationDrawer_application on CustomerApplication {
        id
        kind
        status
        cardState
        customerId
        customerCode
        customerName
        remark
        submissions
        submittedBy
        submittedAt
        decidedBy
        decidedAt
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayOpen
        ...returned_application
      }
    `,
    props.application,
  );
  const { customerName, customerCode, cardState, submittedAt, decidedAt } = application;
  const kind = texts(`application:kind.${application.kind}`);
  const whom = `${customerName} · ${customerCode}`;
  return (
    <TabDialog title={`${kind} · ${customerName}`} isDrawer size="2xl" onClose={props.onClose}>
      <DialogBody>
        <Returned application={application} />
        {cardState === "PENDING" && <Note>{t("cardHelp")}</Note>}
        <Facts
          label={(field) => texts(`column.${field}`)}
          facts={{
            status: <StatusTag kind="application" value={application.status} />,
            cardState: cardState && <StatusTag kind="cardApplication" value={cardState} />,
            kind,
            customer: application.viewerMayOpen ? (
              <PageLink code="CUSTOMER_DETAIL" params={{ id: application.customerId }} title={customerName}>
                {whom}
              </PageLink>
            ) : (
              whom
            ),
            remark: application.remark,
            submitted: submittedAt && (
              <>
                <Instant at={submittedAt} /> {application.submittedBy}
              </>
            ),
            submissions: application.submissions > 1 && application.submissions,
            decided: decidedAt && (
              <>
                <Instant at={decidedAt} /> {application.decidedBy}
              </>
            ),
            created: (
              <>
                <Instant at={application.createdAt} /> {application.createdBy}
              </>
            ),
            modified: (
              <>
                <Instant at={application.modifiedAt} /> {application.modifiedBy}
              </>
            ),
          }}
        />
        <PaperTable id={application.id} papers={props.papers} mayTake />
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
