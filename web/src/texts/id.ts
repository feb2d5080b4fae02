import shell from "../locales/id.json";

export const texts = { shell };
