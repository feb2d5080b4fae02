import { useTranslation } from "react-i18next";
import { AUDIT_KINDS } from "@linehaul/schema/audit";
import { MODULES } from "@linehaul/schema/modules";
import { moduleName } from "../../../i18n/module-name.ts";
import type { Filter } from "../../../parts/filters/filter.ts";
import { anyOfFilter, daysFilter, oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { AuditFilter } from "./audit-list.ts";

/** The chips of the audit trail. */
export function useAuditFilters(filter: AuditFilter, set: (part: Partial<AuditFilter>) => void): readonly Filter[] {
  const { t } = useTranslation(["perm-audit", "parts", "shell"]);
  const modules = MODULES.filter((m) => m.buttons.length > 0);
  return [
    daysFilter({ id: "at", label: t("column.at"), value: filter.at, onChange: (at) => set({ at }) }),
    anyOfFilter({
      id: "kind",
      label: t("column.kind"),
      value: filter.kind,
      options: AUDIT_KINDS.map((value) => ({ value, label: t(`parts:status.auditKind.${value}`) })),
      onChange: (kind) => set({ kind }),
    }),
    textFilter({
      id: "userName",
      label: t("column.userName"),
      value: filter.userName,
      maxLength: 100,
      onChange: (userName) => set({ userName }),
    }),
    oneOfFilter({
      id: "module",
      label: t("column.module"),
      value: filter.module,
      options: modules.map((m) => ({ value: m.code, label: moduleName(t, m.code, m.name.en) })),
      onChange: (module) => set({ module }),
    }),
    textFilter({
      id: "subject",
      label: t("column.subject"),
      value: filter.subject,
      maxLength: 100,
      onChange: (subject) => set({ subject }),
    }),
  ];
}
