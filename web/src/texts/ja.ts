import shell from "../locales/ja.json";

export const texts = { shell };
