import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  heldGroups_leafAccount$data,
  heldGroups_leafAccount$key,
} from "../../../__generated__/heldGroups_leafAccount.graphql.ts";
import type { heldGroupsRevokeMutation } from "../../../__generated__/heldGroupsRevokeMutation.graphql.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { daysText } from "./days-text.ts";
import { DrawerPart } from "./drawer-part.tsx";
import { RevokeConfirm } from "./revoke-confirm.tsx";

const GrantGroupForm = lazyPart(() => import("./grant-group-form.tsx"));
const GroupDaysForm = lazyPart(() => import("./group-days-form.tsx"));

type Held = heldGroups_leafAccount$data["dataGroups"][number];
type Opened = "grant" | { readonly days: Held } | { readonly revoke: Held } | null;

/** The data groups of an account with their days; grants and revokes them (PERM-04). */
export function HeldGroups(props: {
  readonly leafAccount: heldGroups_leafAccount$key;
  /** Where its forms stand. */
  readonly over: HTMLElement | null;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const account = useFragment(
    graphql`
      fragment heldGroups_leafAccount on LeafAccount {
        id
        dataGroups {
          id
          code
          name
          validFrom
          validTo
          state
        }
        viewerMayGrant
      }
    `,
    props.leafAccount,
  );
  const revoke = useAct<heldGroupsRevokeMutation>(graphql`
    mutation heldGroupsRevokeMutation($input: RevokeDataGroupInput!) {
      revokeDataGroup(input: $input) {
        leafAccount {
          ...permLeafAccountDrawer_leafAccount
          ...permLeafAccountRow_leafAccount
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const acts = (group: Held) =>
    account.viewerMayGrant && (
      <>
        <Button
          size="xs"
          variant="ghost"
          color="route"
          aria-label={`${t("days")} ${group.code}`}
          onClick={() => open({ days: group })}
        >
          {t("days")}
        </Button>
        <Button
          size="xs"
          variant="ghost"
          color="route"
          aria-label={`${t("revoke")} ${group.code}`}
          onClick={() => open({ revoke: group })}
        >
          {t("revoke")}
        </Button>
      </>
    );
  return (
    <DrawerPart
      title={t("dataGroups")}
      action={
        account.viewerMayGrant && (
          <Button size="sm" onClick={() => open("grant")}>
            {t("grantGroup")}
          </Button>
        )
      }
    >
      <SimpleTable
        label={t("dataGroups")}
        heads={[t("grant.group"), t("validity"), t("grant.effect"), t("catalogue.column.acts")]}
        rows={account.dataGroups.map((group) => ({
          key: group.id,
          off: group.state !== "IN_EFFECT",
          cells: [
            `${group.code} · ${group.name}`,
            daysText(group) ?? t("always"),
            t(`grant.state.${group.state}`),
            acts(group),
          ],
        }))}
        none={t("grant.noGroup")}
      />
      {props.over &&
        createPortal(
          <Suspense fallback={null}>
            {opened === "grant" && <GrantGroupForm accountId={account.id} onClose={close} />}
            {opened !== null && opened !== "grant" && "days" in opened && (
              <GroupDaysForm held={opened.days} onClose={close} />
            )}
          </Suspense>,
          props.over,
        )}
      {opened !== null && opened !== "grant" && "revoke" in opened && (
        <RevokeConfirm
          name={opened.revoke.code}
          isBusy={revoke.isBusy}
          onConfirm={(idempotencyKey) => revoke.act({ input: { grantId: opened.revoke.id, idempotencyKey } }, close)}
          onClose={close}
        />
      )}
    </DrawerPart>
  );
}
