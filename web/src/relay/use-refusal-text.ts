import { useTranslation } from "react-i18next";
import type { GraphFailure } from "./failure.ts";
import { roleName } from "../i18n/role-name.ts";
import { moduleName } from "../i18n/module-name.ts";

/** "Why can't I?" of a refusal: which button is missing, which roles have it, and whom to ask; a sentence each. */
export function useRefusalText(): (failure: GraphFailure) => readonly string[] {
  const { t, i18n } = useTranslation();
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(items);
  const nameOf = (button: string) => {
    const [module = "", action = ""] = button.split(".");
    return `${moduleName(t, module)} · ${t(`shell:button.${action}`, { defaultValue: action })}`;
  };
  return ({ may, askWhom }) => {
    const roles = (askWhom?.roles ?? []).map((role) => roleName(t, { roleCode: role.code, roleName: role.name }));
    const admins = askWhom?.admins ?? [];
    return [
      ...(may.length > 0 ? [t("shell:fault.missing", { buttons: list(may.map(nameOf)) })] : []),
      ...(roles.length > 0 ? [t("shell:fault.roles", { roles: list(roles) })] : []),
      admins.length > 0 ? t("shell:fault.askWhom", { names: list(admins) }) : t("shell:fault.ask"),
    ];
  };
}
