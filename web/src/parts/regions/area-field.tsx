import { useId, useState, type ReactNode } from "react";
import { useWatch, type FieldValues, type Path } from "react-hook-form";
import { TextField, type FieldProps } from "../form/text-field.tsx";
import { useOffered } from "./use-offered.ts";

/** A place of a country, as addresses write it: those that begin so are offered while somebody types, larger ones first (SYS-07). */
export function AreaField<In extends FieldValues, Out>(
  props: FieldProps<In, Out> & {
    /** The field that holds the country: ISO 3166-1 alpha-2. */
    readonly country: Path<In>;
    /** The one that holds it where that is empty. */
    readonly orCountry?: Path<In>;
  },
): ReactNode {
  const { country, orCountry = country, ...field } = props;
  const { form, name } = field;
  const id = useId();
  const [own, other, text] = useWatch({ control: form.control, name: [country, orCountry, name] });
  // Nobody is offered anything who is not there: a form may have several of these.
  const [isEntered, enter] = useState(false);
  const places = useOffered(String((own || other) ?? ""), String(text ?? ""), isEntered);
  return (
    <>
      <TextField {...field} offers={id} onEnter={() => enter(true)} onLeave={() => enter(false)} />
      <datalist id={id}>
        {places.map(({ name: place, path }) => (
          <option key={[...path, place].join("/")} value={place}>
            {path.join(" / ")}
          </option>
        ))}
      </datalist>
    </>
  );
}
