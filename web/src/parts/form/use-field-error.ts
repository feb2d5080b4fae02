import { useFormState, type FieldError, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

/** What is wrong with a field, for the part that draws it. Another field's errors don't draw it anew. */
export function useFieldError<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: Path<In>,
): FieldError | undefined {
  const state = useFormState({ control: form.control, name, exact: true });
  return form.getFieldState(name, state).error;
}
