import type { TFunction } from "i18next";
import type { TextOf } from "./text-of.ts";

/** A role's name by its code; the name that an administrator gave it where the locale has none. */
export const roleName = (
  t: TFunction | TextOf,
  role: { readonly roleCode: string; readonly roleName: string },
): string => t(`shell:role.name.${role.roleCode}`, { defaultValue: role.roleName });
