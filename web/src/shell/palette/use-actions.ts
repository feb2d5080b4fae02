import { SITE_CODES } from "@linehaul/schema/sites";
import { useTranslation } from "react-i18next";
import { density, theme } from "../../theme/appearance.ts";
import type { MenuEntry, MenuSection } from "../bar/menu-button.tsx";
import { maySwitchRole } from "../bar/role-button.tsx";
import { siteAddress } from "../bar/site-switcher.tsx";
import { useChoiceSection } from "../bar/use-choice-section.ts";
import { useLanguageSection } from "../bar/use-language-section.ts";
import { useZoneSection } from "../bar/use-zone-section.ts";
import type { IconName } from "../../parts/icons/icons.tsx";
import type { MenuItem } from "../../pages/menu/items.ts";
import { useViewer } from "../../tab/query.ts";
import type { Choice } from "./choice.ts";
import type { Overlay } from "./host.tsx";

const run = (entry: MenuEntry) => () => {
  if (entry.href) window.open(entry.href, "_blank", "noopener");
  entry.onSelect?.();
};
/** What the menus of the bars offer, as lines of the palette; what is chosen already is left out. */
const fromSection = (section: MenuSection, icon: IconName): Choice[] =>
  section.entries
    .filter((entry) => entry.checked !== true && entry.disabled !== true)
    .map((entry) => ({
      key: `${section.key} ${entry.key}`,
      label: entry.label,
      ...(section.label === undefined ? {} : { note: section.label }),
      icon,
      run: run(entry),
    }));

/** What can be done from anywhere: with the page in front, with the console's look, language and zone, with site, role and session. */
export function useActions(o: {
  readonly tab: readonly MenuEntry[];
  readonly page: MenuItem | null;
  readonly show: (overlay: Overlay) => void;
}): readonly Choice[] {
  const { t } = useTranslation();
  const viewer = useViewer();
  const languages = useLanguageSection();
  const sections = [useChoiceSection("theme", theme), useChoiceSection("density", density), useZoneSection()];
  return [
    ...fromSection({ key: "tab", label: t("tabs.actions"), entries: o.tab }, "window"),
    ...(maySwitchRole(viewer)
      ? [{ key: "role", label: t("role.choose"), icon: "PERMISSIONS" as const, run: () => o.show("role") }]
      : []),
    { key: "keys", label: t("keys.title"), icon: "keys", run: () => o.show("keys") },
    ...SITE_CODES.filter((site) => site !== viewer.site).map((site) => ({
      key: `site ${site}`,
      label: t("site.go", { site: t(`site.${site}`) }),
      icon: "SITES" as const,
      run: () => location.assign(siteAddress(site, o.page)),
    })),
    ...sections.flatMap((section) => fromSection(section, "SYSTEM")),
    ...(languages ? fromSection(languages, "SYSTEM") : []),
    ...(viewer.viewedBy
      ? []
      : [{ key: "sessions", label: t("sessions.mine"), icon: "PERMISSIONS" as const, run: () => o.show("sessions") }]),
    { key: "quit", label: t("operations.quit"), icon: "close", run: () => o.show("quit") },
  ];
}
