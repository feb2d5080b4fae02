/**
 * The three country sites. The host chooses one; MY when the host is unknown (SHELL-19). The shell speaks every language at MY,
 * the regional office, and those of its neighbours elsewhere (SHELL-06).
 */
export const SITES = {
  MY: {
    code: "MY",
    country: "MY",
    currency: "MYR",
    timeZone: "Asia/Kuala_Lumpur",
    languages: ["en", "zh-CN", "zh-HK", "ja", "ko", "th", "id"],
  },
  ID: {
    code: "ID",
    country: "ID",
    currency: "IDR",
    timeZone: "Asia/Jakarta",
    languages: ["en", "zh-CN", "zh-HK", "id"],
  },
  VN: {
    code: "VN",
    country: "VN",
    currency: "VND",
    timeZone: "Asia/Ho_Chi_Minh",
    languages: ["en", "zh-CN", "zh-HK", "ja", "ko", "th"],
  },
} as const;
export type SiteCode = keyof typeof SITES;
export const SITE_CODES = ["MY", "ID", "VN"] as const satisfies readonly SiteCode[];
export const DEFAULT_SITE: SiteCode = "MY";

/** What pages, contracts and services speak. */
export const LANGUAGES = ["en", "zh-CN", "zh-HK"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";
export const isLanguage = (l: string): l is Language => (LANGUAGES as readonly string[]).includes(l);

/** What the console's shell speaks: menu, tabs, dialogs, the names of modules and roles. What it shows is English where it has none. */
export const SHELL_LANGUAGES = [...LANGUAGES, "ja", "ko", "th", "id"] as const;
export type ShellLanguage = (typeof SHELL_LANGUAGES)[number];
export const isShellLanguage = (l: string): l is ShellLanguage => (SHELL_LANGUAGES as readonly string[]).includes(l);
