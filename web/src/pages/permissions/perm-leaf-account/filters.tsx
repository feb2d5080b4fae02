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
  readonly Choices: Choices;
}

/** Asks for the choices and draws with them. */
type Choices = (props: { readonly children: (options: readonly Option<string>[]) => ReactNode }) => ReactNode;

/** A filter of one value whose choices are asked for when it is first opened. */
const oneOf = ({ label, value, onChange, Choices }: Picked, id: string): Filter => ({
  id,
  label,
  applied:
    value === "" ? null : (
      <Optional of={value} fallback="…">
        <Choices>{(options) => options.find((o) => o.value === value)?.label ?? value}</Choices>
      </Optional>
    ),
  clear: () => onChange(""),
  control: (done) => (
    <Suspense fallback={null}>
      <Choices>
        {(options) => (
          <OneOf<string>
            {...{ label, value, options }}
            onChange={(next) => {
              onChange(next);
              done();
            }}
          />
        )}
      </Choices>
    </Suspense>
  ),
});

const Roles: Choices = ({ children }) => children(useRoles().map(({ id, name }) => ({ value: id, label: name })));
const Organisations: Choices = ({ children }) => children(useOrganisations());

/** Holds this role. */
export function useRoleFilter(value: string, onChange: (value: string) => void): Filter {
  const { t } = useTranslation("perm-leaf-account");
  return oneOf({ label: t("column.role"), value, onChange, Choices: Roles }, "roleId");
}

/** Belongs to this organisation. */
export function useOrgFilter(value: string, onChange: (value: string) => void): Filter {
  const { t } = useTranslation("perm-leaf-account");
  return oneOf({ label: t("column.org"), value, onChange, Choices: Organisations }, "orgCode");
}
