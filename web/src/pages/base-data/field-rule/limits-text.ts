import type { TextOf } from "../../../i18n/text-of.ts";

interface Limits {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string;
  readonly choices: readonly string[];
}

function lengthText({ minLength: least, maxLength: most }: Limits, t: TextOf): string {
  if (least > 0 && most > 0) return t("says.between", { least, most });
  if (least > 0) return t("says.least", { least });
  return most > 0 ? t("says.most", { most }) : "";
}

/** What a rule's limits say, as one line; empty where it has none. */
export const limitsText = (row: Limits, t: TextOf): string =>
  [
    lengthText(row, t),
    row.pattern && t("says.like", { pattern: row.pattern }),
    row.choices.length > 0 && t("says.choices", { choices: row.choices.join(", ") }),
  ]
    .filter(Boolean)
    .join(", ");
