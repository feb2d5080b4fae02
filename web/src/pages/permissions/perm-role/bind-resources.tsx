import { Button, chakra, Input } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import type { bindResourcesQuery } from "../../../__generated__/bindResourcesQuery.graphql.ts";
import type { bindResourcesSaveMutation } from "../../../__generated__/bindResourcesSaveMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { differenceOf, withButtons } from "../../../parts/modules/tree.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { useShell } from "../../../tab/use-shell.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    minH: "18rem",
    "& input": { accentColor: "var(--chakra-colors-route)" },
    "& > li > label": { display: "flex", alignItems: "center", gap: "2", minH: "8", px: "1" },
    "& > li > label > small": { color: "fg.muted", textStyle: "xs", ms: "auto" },
    "& > li + li": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& > li[data-changed]": { bg: "caution.subtle" },
  },
});

/** The resources of a role: those bound first, then what else a keyword finds. */
export default function BindResources(props: {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-role");
  const { setDirty } = useShell();
  const { node, bindableResources: choices } = useLazyLoadQuery<bindResourcesQuery>(
    graphql`
      query bindResourcesQuery($id: ID!) {
        node(id: $id) {
          ... on Role {
            code
            name
            viewerMayBindResources
            binding {
              version
              resources {
                nodeId
              }
            }
          }
        }
        bindableResources {
          hasMore
          resources {
            nodeId
            resourceCode
            resourceName
            ownerSysName
            status
          }
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only" },
  );
  const save = useAct<bindResourcesSaveMutation>(graphql`
    mutation bindResourcesSaveMutation($input: BindRoleResourcesInput!) {
      bindRoleResources(input: $input) {
        binding {
          id
          version
          resources {
            nodeId
          }
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const bound = node?.binding?.resources.map((r) => r.nodeId) ?? [];
  const [held, setHeld] = useState<ReadonlySet<string>>(() => new Set(bound));
  const [keyword, setKeyword] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const wanted = useDeferredValue(keyword).trim().toLowerCase();
  const found = choices.resources.filter((r) =>
    `${r.resourceCode} ${r.resourceName} ${r.ownerSysName}`.toLowerCase().includes(wanted),
  );
  const { added, removed } = differenceOf(bound, held);
  const count = added.length + removed.length;
  useEffect(() => setDirty(count > 0), [count, setDirty]);
  const isReadOnly = node?.viewerMayBindResources !== true;
  const end = (then: () => void) => {
    setDirty(false);
    then();
  };
  const leave = () => (count > 0 ? setLeaving(true) : end(props.onClose));
  const send = () =>
    save.act(
      { input: { id: props.id, version: node?.binding?.version ?? 0, resourceIds: [...held], idempotencyKey: key } },
      () => end(props.onSaved),
    );
  return (
    <TabDialog
      title={t("resource.title", { role: roleName(t, { roleCode: node?.code ?? "", roleName: node?.name ?? "" }) })}
      onClose={leave}
    >
      <DialogBody>
        <Input
          type="search"
          mb="2"
          data-autofocus
          aria-label={t("resource.find")}
          placeholder={t("resource.find")}
          value={keyword}
          onChange={(e) => setKeyword(e.currentTarget.value)}
        />
        <List aria-label={t("resources")}>
          {found.map((r) => (
            <li key={r.nodeId} data-changed={held.has(r.nodeId) === bound.includes(r.nodeId) ? undefined : ""}>
              <label>
                <input
                  type="checkbox"
                  checked={held.has(r.nodeId)}
                  // One that is out of use can be let go, and is bound nowhere anew (AUTH-14).
                  disabled={isReadOnly || (r.status === "DISABLED" && !bound.includes(r.nodeId))}
                  onChange={(e) => {
                    setHeld(withButtons(held, [r.nodeId], e.currentTarget.checked));
                    setKey(newIdempotencyKey());
                  }}
                />
                <span>
                  {r.resourceName} ({r.resourceCode})
                </span>
                <small>{r.status === "DISABLED" ? t("resource.off") : r.ownerSysName}</small>
              </label>
            </li>
          ))}
          {found.length === 0 && <li>{t("resource.nothing")}</li>}
          {choices.hasMore && <li>{t("resource.more")}</li>}
        </List>
      </DialogBody>
      <DialogFoot>
        <span>
          <output>
            {isReadOnly ? t("bind.readOnly") : t("resource.changes", { added: added.length, removed: removed.length })}
          </output>
        </span>
        <Button onClick={leave}>{t(isReadOnly ? "close" : "cancel")}</Button>
        {!isReadOnly && (
          <BusyButton variant="solid" disabled={count === 0} isBusy={save.isBusy} onClick={send}>
            {t("bind.save", { count })}
          </BusyButton>
        )}
      </DialogFoot>
      {isLeaving && (
        <Confirm
          title={t("bind.discard")}
          text={t("bind.discardHelp", { count })}
          verb={t("bind.discardVerb")}
          keep={t("bind.keep")}
          isCritical
          onConfirm={() => end(props.onClose)}
          onClose={() => setLeaving(false)}
        />
      )}
    </TabDialog>
  );
}
