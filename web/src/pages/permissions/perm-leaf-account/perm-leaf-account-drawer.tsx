import { Button, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { permLeafAccountDrawerQuery } from "../../../__generated__/permLeafAccountDrawerQuery.graphql.ts";
import type { permLeafAccountDrawer_leafAccount$key } from "../../../__generated__/permLeafAccountDrawer_leafAccount.graphql.ts";
import type { viewAsButton_leafAccount$key } from "../../../__generated__/viewAsButton_leafAccount.graphql.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { ScopeParts } from "../../../parts/scope/scope-parts.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { HeldGroups } from "./held-groups.tsx";
import { HeldRoles } from "./held-roles.tsx";
import { ViewAsButton } from "./view-as-button.tsx";

/** An account beside its list: who it is, its roles, its data groups, and what it sees. */
export default function PermLeafAccountDrawer(props: {
  readonly accountId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { node } = useLazyLoadQuery<permLeafAccountDrawerQuery>(
    graphql`
      query permLeafAccountDrawerQuery($id: ID!) {
        node(id: $id) {
          ...permLeafAccountDrawer_leafAccount @alias(as: "account")
          ...viewAsButton_leafAccount @alias(as: "toView")
        }
      }
    `,
    { id: props.accountId },
    { fetchPolicy: "store-and-network" },
  );
  const { account, toView } = node ?? {};
  if (!account)
    return (
      <TabDialog title={t("grant.noAccount")} onClose={props.onClose}>
        <DialogFoot>
          <span />
          <Button onClick={props.onClose}>{t("close")}</Button>
        </DialogFoot>
      </TabDialog>
    );
  return <Account leafAccount={account} toView={toView ?? null} onClose={props.onClose} />;
}

function Account(props: {
  readonly leafAccount: permLeafAccountDrawer_leafAccount$key;
  readonly toView: viewAsButton_leafAccount$key | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("perm-leaf-account");
  /** Where forms stand: beside the drawer, not within its scrolling. */
  const [over, setOver] = useState<HTMLElement | null>(null);
  const [showsScope, showScope] = useState(false);
  const [showsSessions, showSessions] = useState(false);
  const account = useFragment(
    graphql`
      fragment permLeafAccountDrawer_leafAccount on LeafAccount {
        id
        userId
        userName
        displayName
        centralAccount
        workNo
        countryCode
        orgCode
        orgName
        status
        viewerMayEndSessions
        ...heldRoles_leafAccount
        ...heldGroups_leafAccount
      }
    `,
    props.leafAccount,
  );
  return (
    <>
      <TabDialog title={account.displayName} onClose={props.onClose} isDrawer>
        <DialogBody>
          <Facts
            facts={{
              userName: account.userName,
              status: <StatusTag kind="config" value={account.status} />,
              centralAccount: account.centralAccount,
              workNo: account.workNo,
              country: account.countryCode,
              org: account.orgName,
            }}
            label={(id) => (id === "status" ? t("catalogue.column.status") : t(`column.${id}`))}
          />
          <HeldRoles leafAccount={account} over={over} />
          <HeldGroups leafAccount={account} over={over} />
          <DrawerPart
            title={t("sees")}
            action={
              !showsScope && (
                <Button size="sm" onClick={() => showScope(true)}>
                  {t("show")}
                </Button>
              )
            }
          >
            {showsScope && (
              <KeyedBoundary of={account} failed={() => <p role="alert">{t("state.failed")}</p>}>
                <Suspense fallback={<Skeleton height="40" />}>
                  <ScopeParts userId={account.userId} />
                </Suspense>
              </KeyedBoundary>
            )}
          </DrawerPart>
          {account.viewerMayEndSessions && (
            <DrawerPart
              title={t("sessions")}
              action={
                !showsSessions && (
                  <Button size="sm" aria-label={t("showSessions")} onClick={() => showSessions(true)}>
                    {t("show")}
                  </Button>
                )
              }
            >
              {showsSessions && (
                <KeyedBoundary of={account} failed={() => <p role="alert">{t("state.failed")}</p>}>
                  <Suspense fallback={<Skeleton height="40" />}>
                    <AccountSessions accountId={account.id} />
                  </Suspense>
                </KeyedBoundary>
              )}
            </DrawerPart>
          )}
        </DialogBody>
        <DialogFoot>
          <span>{props.toView && <ViewAsButton leafAccount={props.toView} over={over} />}</span>
          <Button onClick={props.onClose}>{t("close")}</Button>
        </DialogFoot>
      </TabDialog>
      <div ref={setOver} data-over="" />
    </>
  );
}
