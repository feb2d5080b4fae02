import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { useController, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { Choice, type Option } from "../filters/choice.tsx";

const Group = chakra("fieldset", {
  base: {
    minW: "0",
    gridColumn: "1 / -1",
    "& > legend": { textStyle: "sm", fontWeight: "medium", mb: "1" },
    "& ul": { maxH: "10rem", overflow: "auto" },
    "& > p": { textStyle: "xs", color: "fg.muted", mt: "1" },
    "& > p[role=alert]": { color: "fg.error" },
  },
});

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** Any of a list of values, each with its tick; a box to find one where they are many. */
export function ListField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly options: readonly Option<string>[];
  readonly help?: string;
}): ReactNode {
  const { form, name, label, options, help } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const id = useId();
  const { error } = fieldState;
  return (
    <Group aria-describedby={id}>
      <legend>{label}</legend>
      <Choice label={label} options={options} value={texts(field.value)} onChange={(value) => field.onChange(value)} />
      {error ? (
        <p id={id} role="alert">
          {error.message}
        </p>
      ) : (
        <p id={id}>{help}</p>
      )}
    </Group>
  );
}
