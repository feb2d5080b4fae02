import { useTranslation } from "react-i18next";
import { useChoice, type Choice } from "../../theme/choice.ts";
import type { MenuSection } from "./menu-button.tsx";

/** A choice of the reader's (theme, row height) as a section of a menu. */
export function useChoiceSection<T extends string>(key: string, of: Choice<T>): MenuSection {
  const { t } = useTranslation();
  const current = useChoice(of);
  return {
    key,
    label: t(`operations.${key}`, { defaultValue: "" }),
    entries: of.all.map((value) => ({
      key: value,
      label: t(`operations.${key}_${value}`, { defaultValue: value }),
      checked: value === current,
      onSelect: () => of.set(value),
    })),
  };
}
