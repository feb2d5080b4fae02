import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";

/** The body of a dialog that asks for choices: groups below each other, radio buttons beside each other. */
export const Choices = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    "& > fieldset > legend": { textStyle: "sm", fontWeight: "medium", mb: "1" },
    "& label[data-radio]": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minH: "7",
      me: "5",
      cursor: "pointer",
    },
    "& input[type=radio]": { accentColor: "var(--chakra-colors-route)" },
  },
});

/** Values of which one holds, within a group that has a legend. */
export function Radios<V extends string>(props: {
  readonly values: readonly V[];
  readonly value: V;
  readonly text: (value: V) => string;
  readonly onChange: (value: V) => void;
}): ReactNode {
  const name = useId();
  return props.values.map((value) => (
    <label key={value} data-radio="">
      <input type="radio" name={name} checked={value === props.value} onChange={() => props.onChange(value)} />
      {props.text(value)}
    </label>
  ));
}
