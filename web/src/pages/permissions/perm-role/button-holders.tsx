import { Button, chakra, Input } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { buttonHoldersModulesQuery } from "../../../__generated__/buttonHoldersModulesQuery.graphql.ts";
import type { buttonHoldersQuery } from "../../../__generated__/buttonHoldersQuery.graphql.ts";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { Lines } from "../../../parts/filters/look.ts";
import { findIn } from "../../../parts/modules/tree.ts";
import { useActionName } from "../../../parts/modules/use-module-names.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { roleName } from "../../../i18n/role-name.ts";
import { useModules } from "./use-modules.ts";

const Panes = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "20rem 1fr" },
    gap: "4",
    minH: "24rem",
    "& [aria-pressed=true]": { bg: "bg.selected", color: "route" },
    "& small": { color: "fg.muted", textStyle: "xs" },
  },
});
const Found = chakra("div", {
  base: {
    overflow: "auto",
    maxH: "calc(100dvh - 18rem)",
    "& h3": { textStyle: "sm", fontWeight: "semibold", mt: "1", mb: "1" },
    "& ul": { listStyle: "none", mb: "3" },
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      gap: "2",
      alignItems: "center",
      py: "1",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
  },
});
/** As many buttons as are listed; a longer word finds fewer. */
const MOST_SHOWN = 60;

/** Who holds a button: the roles, and the users to whom one that is in use gives it. */
export default function ButtonHolders({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-role");
  const action = useActionName();
  const { modules } = useLazyLoadQuery<buttonHoldersModulesQuery>(
    graphql`
      query buttonHoldersModulesQuery {
        modules {
          ...useModules_module
        }
      }
    `,
    {},
  );
  const branches = useModules(modules);
  const [keyword, setKeyword] = useState("");
  const [button, setButton] = useState<string | null>(null);
  const found = findIn(branches, keyword, action)
    .flatMap((branch) => branch.modules)
    .flatMap((m) => m.buttons.map((one) => ({ one, name: `${m.name} · ${action(one)}` })));
  return (
    <TabDialog title={t("holders.title")} onClose={onClose} size="4xl">
      <DialogBody>
        <Panes>
          <div>
            <Input
              type="search"
              mb="2"
              data-autofocus
              aria-label={t("holders.find")}
              placeholder={t("holders.find")}
              value={keyword}
              onChange={(e) => setKeyword(e.currentTarget.value)}
            />
            <Lines aria-label={t("holders.buttons")} maxH="calc(100dvh - 21rem)">
              {found.slice(0, MOST_SHOWN).map(({ one, name }) => (
                <li key={one}>
                  <button type="button" aria-pressed={one === button} title={one} onClick={() => setButton(one)}>
                    {name}
                  </button>
                </li>
              ))}
              {found.length > MOST_SHOWN && <li>{t("holders.more", { count: found.length - MOST_SHOWN })}</li>}
              {found.length === 0 && <li>{t("bind.nothing")}</li>}
            </Lines>
          </div>
          <Found aria-live="polite">
            {button === null ? (
              <p>{t("holders.choose")}</p>
            ) : (
              <Suspense fallback={<p>{t("loading")}</p>}>
                <Holders button={button} />
              </Suspense>
            )}
          </Found>
        </Panes>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Holders({ button }: { readonly button: string }) {
  const { t } = useTranslation("perm-role");
  const { buttonHolders } = useLazyLoadQuery<buttonHoldersQuery>(
    graphql`
      query buttonHoldersQuery($button: String!) {
        buttonHolders(button: $button) {
          userCount
          roles {
            id
            code
            name
            status
          }
          users {
            userName
            displayName
            status
            roleCodes
          }
        }
      }
    `,
    { button },
    { fetchPolicy: "network-only" },
  );
  const { roles, users, userCount } = buttonHolders;
  const names = new Map(roles.map((r) => [r.code, roleName(t, { roleCode: r.code, roleName: r.name })]));
  return (
    <>
      <h3>{t("holders.roles", { count: roles.length })}</h3>
      <ul>
        {roles.map((role) => (
          <li key={role.id}>
            {names.get(role.code)} <small>{role.code}</small>
            {role.status === "DISABLED" && <StatusTag kind="config" value={role.status} />}
          </li>
        ))}
      </ul>
      <h3>{t("holders.users", { count: userCount })}</h3>
      <ul>
        {users.map((user) => (
          <li key={user.userName}>
            {user.displayName} <small>{user.userName}</small>
            <small>{user.roleCodes.map((code) => names.get(code) ?? code).join(", ")}</small>
            {user.status === "DISABLED" && <StatusTag kind="config" value={user.status} />}
          </li>
        ))}
      </ul>
      {users.length < userCount && <p>{t("holders.moreUsers", { count: userCount - users.length })}</p>}
    </>
  );
}
