import { useTranslation } from "react-i18next";
import { LOGIN_RESULTS, LOGIN_TYPES } from "@linehaul/schema/accounts/login-log";
import type { Filter } from "../../../parts/filters/filter.ts";
import { daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { LoginFilter } from "./login-list.ts";

/** The chips of the login log. */
export function useLoginFilters(filter: LoginFilter, set: (part: Partial<LoginFilter>) => void): readonly Filter[] {
  const { t } = useTranslation(["login-log", "parts"]);
  return [
    daysFilter({ id: "at", label: t("column.at"), value: filter.at, onChange: (at) => set({ at }) }),
    oneOfFilter({
      id: "result",
      label: t("column.result"),
      value: filter.result,
      options: LOGIN_RESULTS.map((value) => ({ value, label: t(`parts:status.login.${value}`) })),
      onChange: (result) => set({ result }),
    }),
    oneOfFilter({
      id: "streaks",
      label: t("streaks"),
      value: filter.streaks,
      options: [{ value: "ONLY", label: t("streaksOnly") }],
      onChange: (streaks) => set({ streaks }),
    }),
    textFilter({
      id: "userCode",
      label: t("column.userCode"),
      value: filter.userCode,
      maxLength: 100,
      onChange: (userCode) => set({ userCode }),
    }),
    textFilter({
      id: "address",
      label: t("column.address"),
      value: filter.address,
      maxLength: 64,
      onChange: (address) => set({ address }),
    }),
    oneOfFilter({
      id: "type",
      label: t("column.type"),
      value: filter.type,
      options: LOGIN_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      onChange: (type) => set({ type }),
    }),
  ];
}
