import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { chosenRole, forgetRole } from "../relay/headers.ts";
import { roleInForce } from "../relay/role-in-force.ts";
import { roleName } from "../i18n/role-name.ts";
import { useViewer } from "../tab/query.ts";
import { toast } from "../tab/toast/queue.ts";

/** Long enough to be read: it explains why the menu is another. */
const NOTICE_MS = 10_000;

/**
 * A role that is taken away while somebody works is noticed at the next request: the server answers in another one (AUTH-08). The
 * viewer is asked for again, so that menu and buttons follow, and the user is told. Open pages stay, with what was typed in them.
 */
export function useRoleWatch(askAgain: () => void): void {
  const { t } = useTranslation();
  const { role, roles } = useViewer();
  const answered = useSyncExternalStore(roleInForce.subscribe, roleInForce.get);
  const shown = role?.roleId ?? "";
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    if (answered !== null && answered !== shown) ask();
  }, [answered, shown]);

  const before = useRef(role);
  useEffect(() => {
    const old = before.current;
    before.current = role;
    if (!old || old.roleId === role?.roleId) return;
    if (chosenRole() === old.roleId) forgetRole();
    const isLost = !roles.some((held) => held.roleId === old.roleId);
    const next = role ? roleName(t, role) : t("role.none");
    toast({
      tone: isLost ? "caution" : "info",
      text: isLost ? t("role.lost", { role: roleName(t, old) }) : t("role.changed"),
      detail: t("role.now", { role: next }),
      lasts: NOTICE_MS,
    });
  }, [role, roles, t]);
}
