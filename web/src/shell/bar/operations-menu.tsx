import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { config } from "../../browser/config.ts";
import { density, letterKeys, theme } from "../../theme/appearance.ts";
import type { Overlay } from "../palette/host.tsx";
import { useViewer } from "../../tab/query.ts";
import { MenuButton, type MenuEntry, type MenuSection } from "./menu-button.tsx";
import { maySwitchRole } from "./role-button.tsx";
import { useChoiceSection } from "./use-choice-section.ts";
import { useLanguageSection } from "./use-language-section.ts";
import { useZoneSection } from "./use-zone-section.ts";

/** SHELL-03 and how the console looks here: permission application, own sessions (SEC-09), theme, row height, keys of one letter, time zone, quit. On a narrow screen role and language too. */
export function OperationsMenu(props: {
  readonly isNarrow: boolean;
  readonly onShow: (overlay: Overlay) => void;
}): ReactNode {
  const { isNarrow, onShow } = props;
  const { t } = useTranslation();
  const viewer = useViewer();
  const languages = useLanguageSection();
  const own: MenuEntry[] = [
    ...(isNarrow && maySwitchRole(viewer)
      ? [{ key: "role", label: t("role.choose"), onSelect: () => onShow("role") }]
      : []),
    // Whoever views as another changes nothing, his own sessions neither.
    ...(viewer.viewedBy ? [] : [{ key: "sessions", label: t("sessions.mine"), onSelect: () => onShow("sessions") }]),
    ...(config.permissionPlatformUrl
      ? [{ key: "apply", label: t("operations.apply"), href: config.permissionPlatformUrl }]
      : []),
  ];
  const themes = useChoiceSection("theme", theme);
  const heights = useChoiceSection("density", density);
  const letters = useChoiceSection("letters", letterKeys);
  const zones = useZoneSection();
  const sections: readonly MenuSection[] = [
    { key: "own", label: t("greeting.short", { name: viewer.displayName }), entries: own },
    ...(isNarrow && languages ? [languages] : []),
    themes,
    heights,
    letters,
    zones,
    { key: "quit", entries: [{ key: "quit", label: t("operations.quit"), onSelect: () => onShow("quit") }] },
  ];
  const look = isNarrow ? { icon: "more" as const } : { text: t("operations.label") };
  return <MenuButton label={t("operations.label")} sections={sections} {...look} />;
}
