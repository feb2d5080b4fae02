import { shownZone } from "../format/zone.ts";
import { acceptLanguage } from "../i18n/language.ts";
import { isId } from "./is-id.ts";

const ROLE = "linehaul.role";

/** The role chosen here; the server takes it only from who holds it (AUTH-09). */
export const chosenRole = (): string | null => {
  const kept = localStorage.getItem(ROLE);
  return kept !== null && isId(kept) ? kept : null;
};
export const chooseRole = (roleId: string): void => localStorage.setItem(ROLE, roleId);
export const forgetRole = (): void => localStorage.removeItem(ROLE);

/** What every request carries besides its trace id (AUTH-15). */
export function requestHeaders(): Record<string, string> {
  const role = chosenRole();
  return {
    "accept-language": acceptLanguage(),
    "x-time-zone": shownZone,
    ...(role === null ? {} : { "x-role-id": role }),
  };
}
