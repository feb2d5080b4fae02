import shell from "../locales/ko.json";

export const texts = { shell };
