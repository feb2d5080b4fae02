import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { contractDrawer_contract$key } from "../../../__generated__/contractDrawer_contract.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { periodText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { ContractFiles } from "./contract-files.tsx";

/** A contract beside its list: with whom, on which days, by whom, and its files. */
export function ContractDrawer(props: {
  readonly contract: contractDrawer_contract$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("contract-signing");
  const texts = useTexts("contract-signing");
  const contract = useFragment(
    graphql`
      fragment contractDrawer_contract on Contract {
        contractNo
        kind
        state
        customerId
        customerCode
        customerName
        validFrom
        validTo
        signatory
        renewsNo
        signedBy
        signedAt
        reason
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayOpen
        ...contractFiles_contract
      }
    `,
    props.contract,
  );
  const { customerName, customerCode, signedBy, signedAt } = contract;
  const whom = `${customerName} · ${customerCode}`;
  return (
    <TabDialog title={contract.contractNo} isDrawer size="2xl" onClose={props.onClose}>
      <DialogBody>
        <Facts
          label={(field) => texts(`column.${field}`)}
          facts={{
            state: <StatusTag kind="contract" value={contract.state} />,
            kind: texts(`kind.${contract.kind}`),
            customer: contract.viewerMayOpen ? (
              <PageLink code="CUSTOMER_DETAIL" params={{ id: contract.customerId }} title={customerName}>
                {whom}
              </PageLink>
            ) : (
              whom
            ),
            period: periodText(contract),
            signatory: contract.signatory,
            renews: contract.renewsNo,
            signed: signedAt && (
              <>
                <Instant at={signedAt} /> {signedBy}
              </>
            ),
            reason: contract.reason,
            created: (
              <>
                <Instant at={contract.createdAt} /> {contract.createdBy}
              </>
            ),
            modified: (
              <>
                <Instant at={contract.modifiedAt} /> {contract.modifiedBy}
              </>
            ),
          }}
        />
        <ContractFiles contract={contract} />
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
