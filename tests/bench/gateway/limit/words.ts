import { countries, named } from "./session.ts";

export const nodeId = (type: string, key: string): string => Buffer.from(`${type}:${key}`).toString("base64");
export const countryName = (code: string) => {
  const found = countries.get(code);
  return found ? { name: found.countryNameI18n.en } : null;
};
export const country = (code: string) => {
  const found = countries.get(code);
  return found ? { code, name: found.countryNameI18n.en } : null;
};
/** What base data calls a row; null for an order that names none. */
export const nameOf = (kind: keyof typeof named, code: string | null) =>
  code === null ? null : { name: named[kind].get(code) ?? code };
