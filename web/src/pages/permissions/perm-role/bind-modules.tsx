import { Button, chakra, Input } from "@chakra-ui/react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import type { bindModulesQuery } from "../../../__generated__/bindModulesQuery.graphql.ts";
import type { bindModulesSaveMutation } from "../../../__generated__/bindModulesSaveMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { ButtonTree } from "../../../parts/modules/button-tree.tsx";
import { differenceOf, findIn, withButtons } from "../../../parts/modules/tree.ts";
import { useActionName } from "../../../parts/modules/use-module-names.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { Changes } from "./changes.tsx";
import { useModules } from "./use-modules.ts";

const Tools = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    // It stays while the tree below it scrolls.
    position: "sticky",
    top: "0",
    zIndex: "1",
    mt: "-2",
    py: "2",
    bg: "bg.panel",
  },
});
/** The dialog keeps its height while the tree folds. */
const Space = chakra("div", { base: { minH: "24rem" } });

/** The buttons of a role: read by whoever sees roles, changed by those who may bind; a change is looked at before it is saved. */
export default function BindModules(props: {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-role");
  const { setDirty } = useShell();
  const action = useActionName();
  const { node, modules } = useLazyLoadQuery<bindModulesQuery>(
    graphql`
      query bindModulesQuery($id: ID!) {
        node(id: $id) {
          ... on Role {
            code
            name
            viewerMayBindModules
            binding {
              version
              buttons
            }
          }
        }
        modules {
          ...useModules_module
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only" },
  );
  const save = useAct<bindModulesSaveMutation>(graphql`
    mutation bindModulesSaveMutation($input: BindRoleModulesInput!) {
      bindRoleModules(input: $input) {
        binding {
          id
          version
          buttons
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const branches = useModules(modules);
  const buttons = node?.binding?.buttons ?? [];
  const before = new Set(buttons);
  const [held, setHeld] = useState<ReadonlySet<string>>(before);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const [keyword, setKeyword] = useState("");
  const [step, setStep] = useState<"choose" | "review" | "leave">("choose");
  const [key, setKey] = useState(newIdempotencyKey);

  const difference = differenceOf(buttons, held);
  const count = difference.added.length + difference.removed.length;
  useEffect(() => setDirty(count > 0), [count, setDirty]);
  const found = findIn(branches, keyword, action);
  const name = roleName(t, { roleCode: node?.code ?? "", roleName: node?.name ?? "" });
  const isReadOnly = node?.viewerMayBindModules !== true;

  const end = (then: () => void) => {
    setDirty(false);
    then();
  };
  const leave = () => (count > 0 ? setStep("leave") : end(props.onClose));
  const send = () =>
    save.act(
      {
        input: { id: props.id, version: node?.binding?.version ?? 0, buttons: [...held].sort(), idempotencyKey: key },
      },
      () => end(props.onSaved),
    );
  const every = new Set(branches.map((b) => b.code));
  return (
    <TabDialog title={t("bind.title", { role: name })} onClose={leave} size="4xl">
      <DialogBody>
        {step === "review" ? (
          <Space>
            <Changes difference={difference} branches={branches} />
          </Space>
        ) : (
          <>
            <Tools>
              <Input
                type="search"
                width="20rem"
                maxW="100%"
                data-autofocus
                aria-label={t("bind.find")}
                placeholder={t("bind.find")}
                value={keyword}
                onChange={(e) => setKeyword(e.currentTarget.value)}
              />
              <Button onClick={() => setOpened(every)}>{t("bind.expand")}</Button>
              <Button onClick={() => setOpened(new Set())}>{t("bind.fold")}</Button>
            </Tools>
            <Space>
              {found.length === 0 && <p>{t("bind.nothing")}</p>}
              <ButtonTree
                label={t("bind.tree")}
                branches={found}
                held={held}
                before={before}
                isReadOnly={isReadOnly}
                onChange={(next) => {
                  setHeld(next);
                  setKey(newIdempotencyKey());
                }}
                opened={keyword.trim() === "" ? opened : every}
                onOpen={(code) => setOpened(withButtons(opened, [code], !opened.has(code)))}
              />
            </Space>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <span>
          <output>{isReadOnly ? t("bind.readOnly") : t("bind.changes", { count })}</output>
        </span>
        {step === "review" ? (
          <Button onClick={() => setStep("choose")}>{t("bind.back")}</Button>
        ) : (
          <Button onClick={leave}>{t(isReadOnly ? "close" : "cancel")}</Button>
        )}
        {!isReadOnly && step !== "review" && (
          <Button variant="solid" disabled={count === 0} onClick={() => setStep("review")}>
            {t("bind.review")}
          </Button>
        )}
        {step === "review" && (
          <BusyButton variant="solid" isBusy={save.isBusy} onClick={send}>
            {t("bind.save", { count })}
          </BusyButton>
        )}
      </DialogFoot>
      {step === "leave" && (
        <Confirm
          title={t("bind.discard")}
          text={t("bind.discardHelp", { count })}
          verb={t("bind.discardVerb")}
          keep={t("bind.keep")}
          isCritical
          onConfirm={() => end(props.onClose)}
          onClose={() => setStep("choose")}
        />
      )}
    </TabDialog>
  );
}
