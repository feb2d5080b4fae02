import type { TextOf } from "../../../i18n/text-of.ts";

/** `2026/11/20`, as every day of the console. */
export const dayText = (day: string | null | undefined): string => day?.replaceAll("-", "/") ?? "…";

/** The days on which a row holds. */
export const daysText = (row: { readonly validFrom: string; readonly validTo?: string | null | undefined }): string =>
  `${dayText(row.validFrom)} – ${dayText(row.validTo)}`;

/** The documents that a row asks for. */
export const documentsText = (documents: readonly string[], t: TextOf): string =>
  documents.map((kind) => t(`document.${kind}`)).join(", ") || t("noDocuments");
