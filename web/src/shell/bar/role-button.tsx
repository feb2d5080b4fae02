import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../parts/icons/icons.tsx";
import { useViewer, type ShellViewer } from "../../tab/query.ts";
import { roleName } from "../../i18n/role-name.ts";

/** A name as long as somebody made it: cut off, whole on hover. */
const Name = chakra("span", {
  base: { maxW: "12rem", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** May the viewer choose another role? */
export const maySwitchRole = ({ system, roles }: ShellViewer): boolean => system.isSwitchRole && roles.length > 1;

/** SHELL-04: the role in force; a button where another may be chosen. */
export function RoleButton({ onChoose }: { readonly onChoose: () => void }): ReactNode {
  const { t } = useTranslation();
  const viewer = useViewer();
  const name = viewer.role ? roleName(t, viewer.role) : t("role.none");
  if (!maySwitchRole(viewer))
    return (
      <Name color="fg.muted" px="1" title={t("role.label")}>
        {name}
      </Name>
    );
  return (
    <Button type="button" aria-haspopup="dialog" title={t("role.choose")} onClick={onChoose}>
      <Name title={name}>{name}</Name>
      <Icon name="down" size={14} />
    </Button>
  );
}
