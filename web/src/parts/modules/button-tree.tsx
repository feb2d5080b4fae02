import { chakra } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icons/icons.tsx";
import { TickBox } from "./tick-box.tsx";
import { buttonsBelow, tickOf, withButtons, type Branch, type TreeModule } from "./tree.ts";
import { useActionName } from "./use-module-names.ts";

const Tree = chakra("ul", {
  base: {
    listStyle: "none",
    "& input": { accentColor: "var(--chakra-colors-route)" },
    "& > li > div": { display: "flex", alignItems: "center", gap: "1.5", minH: "8" },
    "& > li > div > button": {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      flex: "1",
      minH: "7",
      fontWeight: "semibold",
      textAlign: "start",
      cursor: "pointer",
      borderRadius: "l1",
      _hover: { bg: "bg.muted" },
    },
    "& small": { fontWeight: "normal", color: "fg.muted", textStyle: "xs", fontVariantNumeric: "tabular-nums" },
  },
});
const Modules = chakra("ul", { base: { listStyle: "none", ms: "6", mb: "2" } });
const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "16rem 1fr" },
    columnGap: "3",
    py: "1",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "& label": { display: "inline-flex", alignItems: "center", gap: "1.5", minH: "6" },
    "& > fieldset": { display: "flex", flexWrap: "wrap", columnGap: "4", minW: "0", ps: { base: "5", md: "0" } },
    "& [data-changed]": { bg: "caution.subtle", color: "caution.fg", borderRadius: "l1", px: "1", mx: "-1" },
  },
});

export interface TreeState {
  readonly held: ReadonlySet<string>;
  /** What was held when it was read: a box that differs is marked. */
  readonly before: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChange: (held: ReadonlySet<string>) => void;
}

/** Branches, their modules and the buttons of each, with boxes that may stand half-ticked (PERM-01). */
export function ButtonTree(
  props: TreeState & {
    readonly branches: readonly Branch[];
    readonly label: string;
    readonly opened: ReadonlySet<string>;
    readonly onOpen: (code: string) => void;
  },
): ReactNode {
  const { t } = useTranslation("parts");
  const { branches, opened, onOpen, label, ...state } = props;
  return (
    <Tree aria-label={label}>
      {branches.map((branch) => {
        const buttons = buttonsBelow(branch);
        const isOpen = opened.has(branch.code);
        return (
          <li key={branch.code}>
            <div>
              <TickBox
                tick={tickOf(buttons, state.held)}
                label={t("modules.all", { name: branch.name })}
                isReadOnly={state.isReadOnly}
                onChange={(isOn) => state.onChange(withButtons(state.held, buttons, isOn))}
              />
              <button type="button" aria-expanded={isOpen} onClick={() => onOpen(branch.code)}>
                <Icon name={isOpen ? "down" : "right"} size={14} />
                {branch.name}
                <small>{`${buttons.filter((b) => state.held.has(b)).length} / ${buttons.length}`}</small>
              </button>
            </div>
            {isOpen && (
              <Modules>
                {branch.modules.map((module) => (
                  <ModuleLine key={module.code} module={module} {...state} />
                ))}
              </Modules>
            )}
          </li>
        );
      })}
    </Tree>
  );
}

const ModuleLine = memo(function ModuleLine({
  module,
  held,
  before,
  isReadOnly,
  onChange,
}: TreeState & { readonly module: TreeModule }): ReactNode {
  const { t } = useTranslation("parts");
  const action = useActionName();
  const { buttons, name, code, isOff } = module;
  const set = (some: readonly string[]) => (isOn: boolean) => onChange(withButtons(held, some, isOn));
  return (
    <Line>
      <label title={code}>
        <TickBox tick={tickOf(buttons, held)} isReadOnly={isReadOnly} onChange={set(buttons)} />
        {name}
        {isOff && <small>{t("status.config.DISABLED")}</small>}
      </label>
      <fieldset aria-label={name}>
        {buttons.map((button) => (
          <label key={button} title={button} data-changed={held.has(button) === before.has(button) ? undefined : ""}>
            <TickBox tick={held.has(button) ? "all" : "none"} isReadOnly={isReadOnly} onChange={set([button])} />
            {action(button)}
          </label>
        ))}
      </fieldset>
    </Line>
  );
});
