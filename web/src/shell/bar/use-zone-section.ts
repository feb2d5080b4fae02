import { offsetLabel } from "@linehaul/schema/time";
import { useTranslation } from "react-i18next";
import { chooseZone, chosenZone, ZONES, type ZoneChoice } from "../../format/zone.ts";
import { useLeave } from "../tabs/unsaved.ts";
import type { MenuSection } from "./menu-button.tsx";

const offsetNow = (zone: string): string => offsetLabel(zone, new Date());

/** Whose clock the console shows: the browser's or the site's. The page is read again, so that every time follows. */
export function useZoneSection(): MenuSection {
  const { t } = useTranslation();
  const leave = useLeave();
  const current = chosenZone();
  const choose = (choice: ZoneChoice) => {
    if (choice === current) return;
    leave(() => {
      chooseZone(choice);
      location.reload();
    });
  };
  const entry = (choice: ZoneChoice) => ({
    key: choice,
    label: t(`operations.zone_${choice}`, { offset: offsetNow(ZONES[choice]) }),
    checked: choice === current,
    onSelect: () => choose(choice),
  });
  return { key: "zone", label: t("operations.zone"), entries: [entry("browser"), entry("site")] };
}
