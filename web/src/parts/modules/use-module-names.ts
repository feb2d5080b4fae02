import { useTranslation } from "react-i18next";
import { actionName } from "../../i18n/action-name.ts";
import { moduleName } from "../../i18n/module-name.ts";

/** A module with the names that stand on the server. */
export interface NamedModule {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly nameHk: string;
  readonly isRenamed: boolean;
}

/** What modules are called in the language in use: by the locale files, unless an administrator named them. */
export function useModuleNames(): (module: NamedModule) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return ({ code, nameEn, nameZh, nameHk, isRenamed }) => {
    const own = language === "zh-HK" ? nameHk || nameZh : language === "zh-CN" ? nameZh : nameEn;
    return isRenamed ? own : moduleName(t, code, own);
  };
}

/** What a button is called, without its module: `ORDER_LIST.VIEW` → "View". */
export function useActionName(): (button: string) => string {
  const { t } = useTranslation();
  return (button) => actionName(t, button);
}
