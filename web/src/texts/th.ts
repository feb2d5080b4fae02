import shell from "../locales/th.json";

export const texts = { shell };
