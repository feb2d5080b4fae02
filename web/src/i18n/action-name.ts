import type { TFunction } from "i18next";
import type { TextOf } from "./text-of.ts";

/** What a button is called, without its module: `ORDER_LIST.VIEW` → "View". */
export function actionName(t: TFunction | TextOf, button: string): string {
  const action = button.slice(button.indexOf(".") + 1);
  return t(`shell:button.${action}`, { defaultValue: action });
}
