import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  heldRoles_leafAccount$data,
  heldRoles_leafAccount$key,
} from "../../../__generated__/heldRoles_leafAccount.graphql.ts";
import type { heldRolesDefaultMutation } from "../../../__generated__/heldRolesDefaultMutation.graphql.ts";
import type { heldRolesRevokeMutation } from "../../../__generated__/heldRolesRevokeMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { DrawerPart } from "./drawer-part.tsx";
import { daysText } from "./days-text.ts";
import { RevokeConfirm } from "./revoke-confirm.tsx";

const GrantRoleForm = lazyPart(() => import("./grant-role-form.tsx"));
const RoleDaysForm = lazyPart(() => import("./role-days-form.tsx"));

type Held = heldRoles_leafAccount$data["roles"][number];
type Opened = "grant" | { readonly days: Held } | { readonly revoke: Held } | null;

/** The roles of an account with their days; grants, revokes and chooses the default one (PERM-04 to PERM-06). */
export function HeldRoles(props: {
  readonly leafAccount: heldRoles_leafAccount$key;
  /** Where its forms stand. */
  readonly over: HTMLElement | null;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const account = useFragment(
    graphql`
      fragment heldRoles_leafAccount on LeafAccount {
        id
        roles {
          id
          code
          name
          isDefault
          validFrom
          validTo
          state
        }
        viewerMayGrant
        viewerMaySetDefaultRole
      }
    `,
    props.leafAccount,
  );
  const revoke = useAct<heldRolesRevokeMutation>(graphql`
    mutation heldRolesRevokeMutation($input: RevokeRoleInput!) {
      revokeRole(input: $input) {
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
  const setDefault = useAct<heldRolesDefaultMutation>(graphql`
    mutation heldRolesDefaultMutation($input: SetDefaultRoleInput!) {
      setDefaultRole(input: $input) {
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
  const roles = account.roles.map((role) => ({
    ...role,
    name: roleName(t, { roleCode: role.code, roleName: role.name }),
  }));
  const acts = (role: Held) => (
    <>
      {account.viewerMaySetDefaultRole && !role.isDefault && (
        <Button
          size="xs"
          variant="ghost"
          color="route"
          disabled={setDefault.isBusy}
          aria-label={`${t("makeDefault")} ${role.name}`}
          onClick={() =>
            setDefault.act({ input: { grantId: role.id, idempotencyKey: newIdempotencyKey() } }, () => undefined)
          }
        >
          {t("makeDefault")}
        </Button>
      )}
      {account.viewerMayGrant && (
        <>
          <Button
            size="xs"
            variant="ghost"
            color="route"
            aria-label={`${t("days")} ${role.name}`}
            onClick={() => open({ days: role })}
          >
            {t("days")}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            color="route"
            aria-label={`${t("revoke")} ${role.name}`}
            onClick={() => open({ revoke: role })}
          >
            {t("revoke")}
          </Button>
        </>
      )}
    </>
  );
  return (
    <DrawerPart
      title={t("roles")}
      action={
        account.viewerMayGrant && (
          <Button size="sm" onClick={() => open("grant")}>
            {t("grantRole")}
          </Button>
        )
      }
    >
      <SimpleTable
        label={t("roles")}
        heads={[t("column.role"), t("validity"), t("grant.effect"), t("catalogue.column.acts")]}
        rows={roles.map((role) => ({
          key: role.id,
          off: role.state !== "IN_EFFECT",
          cells: [
            role.isDefault ? `${role.name} (${t("default")})` : role.name,
            daysText(role) ?? t("always"),
            t(`grant.state.${role.state}`),
            acts(role),
          ],
        }))}
        none={t("noRole")}
      />
      {props.over &&
        createPortal(
          <Suspense fallback={null}>
            {opened === "grant" && <GrantRoleForm accountId={account.id} onClose={close} />}
            {opened !== null && opened !== "grant" && "days" in opened && (
              <RoleDaysForm held={opened.days} onClose={close} />
            )}
          </Suspense>,
          props.over,
        )}
      {opened !== null && opened !== "grant" && "revoke" in opened && (
        <RevokeConfirm
          name={opened.revoke.name}
          isBusy={revoke.isBusy}
          onConfirm={(idempotencyKey) => revoke.act({ input: { grantId: opened.revoke.id, idempotencyKey } }, close)}
          onClose={close}
        />
      )}
    </DrawerPart>
  );
}
