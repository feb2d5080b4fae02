import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DENSITIES, moved, ROW_HEIGHT, toggled } from "./arrangement.ts";
import type { SettingsProps } from "./settings.tsx";

const Lines = chakra("ul", {
  base: {
    listStyle: "none",
    m: "0",
    p: "0",
    "& > li": { display: "flex", alignItems: "center", gap: "1", borderRadius: "l1", _hover: { bg: "bg.muted" } },
    "& label": {
      flex: "1",
      display: "flex",
      alignItems: "center",
      gap: "2",
      minH: "control",
      px: "2",
      cursor: "pointer",
    },
    "& input": { boxSize: "14px", accentColor: "var(--chakra-colors-route)" },
  },
});

/** What can be set of a table, a line for each choice: few open it, so it comes when they do. */
export default function SettingsLines(props: SettingsProps & { readonly of: "columns" | "density" }): ReactNode {
  const { t } = useTranslation("parts");
  if (props.of === "density") return <DensityLines {...props} />;
  return (
    <>
      <ColumnLines {...props} />
      <Button size="xs" variant="ghost" color="fg.muted" mt="2" onClick={props.reset}>
        {t("table.resetColumns")}
      </Button>
    </>
  );
}

function DensityLines({ arrangement, arrange }: SettingsProps) {
  const { t } = useTranslation("parts");
  return (
    <Lines>
      {[null, ...DENSITIES].map((density) => (
        <li key={density}>
          <label>
            <input
              type="radio"
              name="density"
              checked={arrangement.density === density}
              onChange={() => arrange({ ...arrangement, density })}
            />
            {density === null
              ? t("table.densities.console")
              : t(`table.densities.${density}`, { height: ROW_HEIGHT[density] })}
          </label>
        </li>
      ))}
    </Lines>
  );
}

function ColumnLines({ columns, title, arrangement, arrange }: SettingsProps) {
  const { t } = useTranslation("parts");
  const fixed = columns.filter((c) => c.fixed === "start");
  return (
    <Lines>
      {fixed.map(({ id }) => (
        <li key={id}>
          <label>
            <input type="checkbox" checked disabled />
            {title(id)}
          </label>
        </li>
      ))}
      {arrangement.order.map((id, n) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={!arrangement.hidden.includes(id)}
              onChange={() => arrange(toggled(arrangement, id))}
            />
            {title(id)}
          </label>
          <Move
            text="↑"
            label={t("table.moveUp", { name: title(id) })}
            isOff={n === 0}
            onClick={() => arrange(moved(arrangement, id, -1))}
          />
          <Move
            text="↓"
            label={t("table.moveDown", { name: title(id) })}
            isOff={n === arrangement.order.length - 1}
            onClick={() => arrange(moved(arrangement, id, 1))}
          />
        </li>
      ))}
    </Lines>
  );
}

function Move(props: {
  readonly text: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) {
  // Not `disabled`: the focus would be lost when a column reaches its end.
  return (
    <Button
      size="2xs"
      variant="ghost"
      color="fg.muted"
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.isOff}
      opacity={props.isOff ? 0.35 : undefined}
      onClick={props.isOff ? undefined : props.onClick}
    >
      {props.text}
    </Button>
  );
}
