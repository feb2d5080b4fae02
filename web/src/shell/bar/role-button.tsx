import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icons.tsx";
import { useViewer, type ShellViewer } from "../query.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { roleName } from "./role-name.ts";

const Name = chakra("span", { base: { color: "fg.muted", whiteSpace: "nowrap", px: "1" } });

/** May the viewer choose another role? */
export const maySwitchRole = ({ system, roles }: ShellViewer): boolean => system.isSwitchRole && roles.length > 1;

/** SHELL-04: the role in force; a button where another may be chosen. */
export function RoleButton(): ReactNode {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const name = viewer.role ? roleName(t, viewer.role) : t("role.none");
  if (!maySwitchRole(viewer)) return <Name title={t("role.label")}>{name}</Name>;
  return (
    <>
      <Button type="button" aria-haspopup="dialog" title={t("role.choose")} onClick={() => setIsOpen(true)}>
        {name}
        <Icon name="down" size={14} />
      </Button>
      {isOpen && <RoleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
