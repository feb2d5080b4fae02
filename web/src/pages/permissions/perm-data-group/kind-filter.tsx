import { useTranslation } from "react-i18next";
import { DATA_GROUP_KINDS } from "@linehaul/schema/permissions/perm-data-group";
import { chosen } from "../../../parts/filters/choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { OneOf } from "../../../parts/filters/one-of.tsx";
import type { DataGroupFilter } from "./perm-data-group-list.ts";

type Kind = DataGroupFilter["kind"];

/** Constant, variable, or (empty) both. */
export function useKindFilter(value: Kind, onChange: (value: Kind) => void): Filter {
  const { t } = useTranslation("perm-data-group");
  const label = t("column.kind");
  const options = DATA_GROUP_KINDS.map((kind) => ({ value: kind, label: t(`grant.kind.${kind}`) }));
  return {
    id: "kind",
    label,
    applied: value === "" ? null : chosen<string>(options, [value]),
    clear: () => onChange(""),
    control: (done) => (
      <OneOf
        label={label}
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          done();
        }}
      />
    ),
  };
}
