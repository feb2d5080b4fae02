import type { ReactNode } from "react";
import { askedChoice } from "../../../parts/filters/asked-choice.tsx";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";

const { Control, Names } = askedChoice(useOrganisations);

/** Organisations of a filter: what is chosen in words, or the control where it can be changed. */
export default function OrganisationFilter(props: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}): ReactNode {
  const { label, value, onChange } = props;
  return onChange === undefined ? <Names codes={value} /> : <Control label={label} value={value} onChange={onChange} />;
}
