import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../tab/query.ts";
import { menuOf, type Menu } from "./menu-of.ts";

/** The menu of who is signed in, in the language in use. */
export function useMenu(): Menu {
  const { t, i18n } = useTranslation();
  const viewer = useViewer();
  return useMemo(() => menuOf(viewer, t, (key) => i18n.exists(key)), [viewer, t, i18n]);
}
