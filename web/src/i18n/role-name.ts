import type { TFunction } from "i18next";

/** A role's name by its code; the name that an administrator gave it where the locale has none. */
export const roleName = (t: TFunction, role: { readonly roleCode: string; readonly roleName: string }): string =>
  t(`shell:role.name.${role.roleCode}`, { defaultValue: role.roleName });
