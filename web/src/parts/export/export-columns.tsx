import { Button, chakra, Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Exported } from "./exported.ts";

const Group = chakra("fieldset", {
  base: {
    minW: "0",
    "& > legend": {
      display: "flex",
      alignItems: "center",
      gap: "1",
      width: "100%",
      textStyle: "sm",
      fontWeight: "medium",
    },
    "& > legend > span": { flex: "1" },
    "& > ul": {
      listStyle: "none",
      display: "grid",
      gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", md: "repeat(3, minmax(0, 1fr))" },
      columnGap: "3",
      maxH: "13rem",
      overflow: "auto",
      p: "1.5",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "l2",
    },
    "& label": { display: "flex", alignItems: "center", gap: "2", minH: "7", cursor: "pointer", minW: "0" },
    "& label > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& input": { accentColor: "var(--chakra-colors-route)", flexShrink: "0" },
  },
});

/** Boxes for some of a file's columns; `quick` are sets of them to be had by a press. */
export function ExportColumns(props: {
  readonly legend: string;
  readonly of: Pick<Exported, "columns">;
  readonly keys: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly quick?: readonly { readonly label: string; readonly keys: readonly string[] }[];
  readonly problem?: string | null;
}): ReactNode {
  const { t } = useTranslation("export");
  const { keys, chosen, onChange, quick = [], problem = null } = props;
  const toggle = (key: string, isOn: boolean) =>
    onChange(keys.filter((one) => (one === key ? isOn : chosen.includes(one))));
  return (
    <Field.Root invalid={problem !== null}>
      <Group>
        <legend>
          <span>{props.legend}</span>
          {quick.map(({ label, keys: set }) => (
            <Button key={label} size="xs" variant="ghost" color="route" onClick={() => onChange(set)}>
              {label}
            </Button>
          ))}
        </legend>
        {/* It scrolls: by keyboard through the boxes in it. */}
        <ul>
          {keys.map((key) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  onChange={(e) => toggle(key, e.currentTarget.checked)}
                />
                <span>{t(`head.${props.of.columns[key]?.head}`)}</span>
              </label>
            </li>
          ))}
        </ul>
      </Group>
      {problem !== null && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
