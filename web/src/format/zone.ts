import { SITES } from "@linehaul/schema/sites";
import { config } from "../browser/config.ts";

const KEY = "linehaul.zone";
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whose clock the console shows: the browser's unless the reader chose the site's. Both are IANA names. */
export const ZONES = { browser: browserZone, site: SITES[config.site].timeZone } as const;
export type ZoneChoice = keyof typeof ZONES;
export const chosenZone = (): ZoneChoice => (localStorage.getItem(KEY) === "site" ? "site" : "browser");
/** Kept by this browser; every time on the screen follows when the page is read again. */
export const chooseZone = (choice: ZoneChoice): void => localStorage.setItem(KEY, choice);

/** The one zone of the console: every time on the screen and every filter by day is in it. */
export const shownZone: string = ZONES[chosenZone()];
