import type { MenuButton } from "@linehaul/schema/modules";
import { shownZone } from "../format/zone.ts";
import { contentLanguage } from "../i18n/language.ts";
import type { PageContext } from "./entry.ts";

/** What a page that starts now may depend on. */
export const pageContext = (may: (button: MenuButton) => boolean): PageContext => ({
  language: contentLanguage(),
  timeZone: shownZone,
  now: new Date(),
  may,
});
