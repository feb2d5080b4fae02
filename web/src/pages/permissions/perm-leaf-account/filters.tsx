import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "../../../parts/filters/choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { OneOf } from "../../../parts/filters/one-of.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";
import { useRoles } from "../../../parts/roles/role-choices.ts";

interface Picked {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly useOptions: () => readonly Option<string>[];
}

/** A filter of one value whose choices are asked for when it is first opened. */
const oneOf = ({ label, value, onChange, useOptions }: Picked, id: string): Filter => ({
  id,
  label,
  applied:
    value === "" ? null : (
      <Optional of={value} fallback="…">
        <Name value={value} useOptions={useOptions} />
      </Optional>
    ),
  clear: () => onChange(""),
  control: (done) => (
    <Suspense fallback={null}>
      <Options
        {...{ label, value, useOptions }}
        onChange={(next) => {
          onChange(next);
          done();
        }}
      />
    </Suspense>
  ),
});

const Name = ({ value, useOptions }: Pick<Picked, "value" | "useOptions">): ReactNode =>
  useOptions().find((o) => o.value === value)?.label ?? value;
const Options = ({ useOptions, ...rest }: Picked): ReactNode => <OneOf<string> {...rest} options={useOptions()} />;

const useRoleOptions = () => useRoles().map(({ id, name }) => ({ value: id, label: name }));

/** Holds this role. */
export function useRoleFilter(value: string, onChange: (value: string) => void): Filter {
  const { t } = useTranslation("perm-leaf-account");
  return oneOf({ label: t("column.role"), value, onChange, useOptions: useRoleOptions }, "roleId");
}

/** Belongs to this organisation. */
export function useOrgFilter(value: string, onChange: (value: string) => void): Filter {
  const { t } = useTranslation("perm-leaf-account");
  return oneOf({ label: t("column.org"), value, onChange, useOptions: useOrganisations }, "orgCode");
}
