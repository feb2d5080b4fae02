import { storeText } from "../../browser/store-text.ts";

/** A list of module codes that this browser keeps for a user; anything else in its place is an empty one. */
export const readCodes = (key: string): readonly string[] => parseCodes(localStorage.getItem(key));
export const keepCodes = (key: string, codes: readonly string[]): void =>
  storeText(localStorage, key, JSON.stringify(codes));

/** Reads what a server or a browser kept. */
export function parseCodes(text: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((code): code is string => typeof code === "string") : [];
  } catch {
    return [];
  }
}
