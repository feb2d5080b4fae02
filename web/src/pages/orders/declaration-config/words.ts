import type { TextOf } from "../../../i18n/text-of.ts";

/** The documents that a row asks for. */
export const documentsText = (documents: readonly string[], t: TextOf): string =>
  documents.map((kind) => t(`document.${kind}`)).join(", ") || t("noDocuments");
