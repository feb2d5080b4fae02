import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { TextAreaField } from "./text-area-field.tsx";
import { Wide } from "./wide.ts";

const MOST_LETTERS = 200;

/** Why something is done, in up to 200 letters, across the form; below it how many there are. */
export function ReasonField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help: (count: number, most: number) => string;
}): ReactNode {
  const { help, ...field } = props;
  return (
    <Wide>
      <TextAreaField {...field} help={(text) => help(text.trim().length, MOST_LETTERS)} maxLength={MOST_LETTERS} />
    </Wide>
  );
}
