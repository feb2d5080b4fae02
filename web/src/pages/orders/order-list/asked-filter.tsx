import type { ReactNode } from "react";
import { askedChoice } from "../../../parts/filters/asked-choice.tsx";
import { useOrganisations } from "../../../parts/organisations/organisation-choice.tsx";
import { useProducts } from "../../../parts/products/use-products.ts";

const OF = { product: askedChoice(useProducts), organisation: askedChoice(useOrganisations) };

/** A filter of what the graph names, which few need at once: what is chosen in words, or the control where it can be changed. */
export default function AskedFilter(props: {
  readonly of: keyof typeof OF;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}): ReactNode {
  const { of, label, value, onChange } = props;
  const { Control, Names } = OF[of];
  return onChange === undefined ? <Names codes={value} /> : <Control label={label} value={value} onChange={onChange} />;
}
