import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { systemPanel_system$key } from "../../../__generated__/systemPanel_system.graphql.ts";
import type { systemPanelStatusMutation } from "../../../__generated__/systemPanelStatusMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import SystemForm from "./system-form.tsx";

const Line = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    mx: "4",
    mb: "2",
    px: "3",
    py: "2",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    "& > h2": { fontWeight: "semibold" },
    "& > span:last-of-type": { flex: { base: "1 0 100%", md: "1" }, color: "fg.muted" },
  },
});

/** AUTH-14: a system, whether roles are switched in it, and whether it is in use. */
export function SystemPanel(props: { readonly system: systemPanel_system$key }): ReactNode {
  const { t } = useTranslation(["perm-module", "parts"]);
  const [opened, open] = useState<"form" | "toggle" | null>(null);
  const system = useFragment(
    graphql`
      fragment systemPanel_system on System {
        id
        systemName
        isSwitchRole
        status
        viewerMayEdit
        viewerMayEnable
        viewerMayDisable
        ...systemForm_system
      }
    `,
    props.system,
  );
  const toggle = useAct<systemPanelStatusMutation>(graphql`
    mutation systemPanelStatusMutation($input: SetSystemStatusInput!) {
      setSystemStatus(input: $input) {
        system {
          ...systemPanel_system
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const isOn = system.status === "ENABLED";
  const mayToggle = isOn ? system.viewerMayDisable : system.viewerMayEnable;
  const close = () => open(null);
  return (
    <Line aria-label={t("system.label")}>
      <h2>{system.systemName}</h2>
      <StatusTag kind="config" value={system.status} />
      <span>{t(system.isSwitchRole ? "system.switches" : "system.switchesNot")}</span>
      {system.viewerMayEdit && (
        <Button size="xs" variant="ghost" color="route" onClick={() => open("form")}>
          {t("system.edit")}
        </Button>
      )}
      {mayToggle && (
        <Button size="xs" variant="ghost" color="route" onClick={() => open("toggle")}>
          {t(isOn ? "system.disable" : "system.enable")}
        </Button>
      )}
      {opened === "form" && <SystemForm system={system} onClose={close} />}
      {opened === "toggle" && (
        <ToggleConfirm
          status={system.status}
          name={system.systemName}
          text={t(isOn ? "system.disableHelp" : "system.enableHelp")}
          isBusy={toggle.isBusy}
          onConfirm={(idempotencyKey) =>
            toggle.act({ input: { systemId: system.id, status: isOn ? "DISABLED" : "ENABLED", idempotencyKey } }, close)
          }
          onClose={close}
        />
      )}
    </Line>
  );
}
