import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "../../parts/dialog/dialog.tsx";
import { chooseRole } from "../../relay/headers.ts";
import { useViewer } from "../../tab/query.ts";
import { allowLeaving } from "../../tab/leave-guard.ts";
import { forgetTabs } from "../tabs/storage.ts";
import { roleName } from "../../i18n/role-name.ts";

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "9",
    px: "2",
    mx: "-2",
    color: "fg",
    overflowWrap: "anywhere",
    borderRadius: "l1",
    _hover: { bg: "bg.muted" },
    "& > input": { accentColor: "var(--chakra-colors-route)" },
    "& > small": { ms: "auto", color: "fg.muted", textStyle: "xs" },
  },
});

const Warning = chakra("p", {
  base: { mt: "2", px: "3", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg" },
});

/** AUTH-10: the choice is stored; menu and tabs start from home. What is not saved is named before it is lost. */
export default function RoleDialog(props: {
  /** What the tabs with unsaved changes are called. */
  readonly unsaved: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const { unsaved, onClose } = props;
  const { t } = useTranslation();
  const { role, roles, userId } = useViewer();
  const [chosen, setChosen] = useState(role?.roleId);
  const target = roles.find((r) => r.roleId === chosen);
  const use = () => {
    if (!chosen) return;
    chooseRole(chosen);
    forgetTabs(userId);
    allowLeaving();
    // Everything on the screen followed the old role.
    location.reload();
  };
  return (
    <Dialog title={t("role.choose")} onClose={onClose} size="md">
      <DialogBody>
        <p>{t("role.explain")}</p>
        <div role="radiogroup" aria-label={t("role.label")}>
          {roles.map((r) => (
            <Choice key={r.roleId}>
              <input
                type="radio"
                name="role"
                value={r.roleId}
                checked={r.roleId === chosen}
                {...(r.roleId === role?.roleId ? { "data-autofocus": "" } : {})}
                onChange={() => setChosen(r.roleId)}
              />
              {roleName(t, r)}
              {r.roleId === role?.roleId && <small>{t("role.current")}</small>}
            </Choice>
          ))}
        </div>
        {unsaved.length > 0 && <Warning role="alert">{t("role.unsaved", { names: unsaved.join(", ") })}</Warning>}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button type="button" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="button" variant="solid" disabled={!target || chosen === role?.roleId} onClick={use}>
          {t(unsaved.length > 0 ? "role.useAnyway" : "role.use", { role: target ? roleName(t, target) : "" })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
