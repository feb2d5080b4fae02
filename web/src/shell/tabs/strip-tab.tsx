import { chakra } from "@chakra-ui/react";
import { memo, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../parts/icons/icons.tsx";
import type { TabControl } from "./control.ts";
import { panelDomId, tabDomId } from "./dom-ids.ts";
import type { Dragged, TabDrag } from "./use-tab-drag.ts";

const MIDDLE_BUTTON = 1;
const anchor = (at: number): string => `--tab-${at}`;

interface StripTabProps {
  readonly id: string;
  readonly name: string;
  /** Its place in the row. */
  readonly at: number;
  readonly isActive: boolean;
  readonly control: TabControl;
}

/** A tab of the strip; drawn for what concerns it alone. */
export const StripTab = memo(function StripTab(
  props: StripTabProps & {
    readonly isDirty: boolean;
    readonly isPinned: boolean;
    readonly onMenu: (e: MouseEvent<HTMLElement>, id: string) => void;
    readonly drag: TabDrag;
    readonly dragged: Dragged;
  },
): ReactNode {
  const { id, name, at, isActive, isDirty, isPinned, control, drag, dragged } = props;
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="tab"
      id={tabDomId(id)}
      style={{ anchorName: anchor(at) }}
      title={name}
      data-pinned={isPinned || undefined}
      aria-selected={isActive}
      aria-controls={isActive ? panelDomId(id) : undefined}
      aria-keyshortcuts="Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight"
      tabIndex={isActive ? 0 : -1}
      onClick={() => control.activate(id)}
      onContextMenu={(e) => props.onMenu(e, id)}
      onAuxClick={(e) => {
        if (e.button === MIDDLE_BUTTON) control.askClose([id]);
      }}
      draggable
      data-dragged={dragged === "dragged" || undefined}
      data-target={dragged === "target" || undefined}
      onDragStart={(e) => drag.start(e, id)}
      onDragOver={(e) => drag.over(e, id)}
      onDrop={(e) => drag.drop(e, id)}
      onDragEnd={drag.end}
    >
      {isPinned && <Icon name="pin" size={12} />}
      <span dir="auto">{name}</span>
      {isPinned && <chakra.span srOnly>{` (${t("tabs.pinned")})`}</chakra.span>}
      {isDirty && (
        <>
          <i aria-hidden />
          <chakra.span srOnly>{` (${t("tabs.unsaved")})`}</chakra.span>
        </>
      )}
    </button>
  );
});

/** The button that closes a tab: it stands beside the tab, since a tab holds no other button. */
export const StripClose = memo(function StripClose({ id, name, at, isActive, control }: StripTabProps): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="close"
      style={{ positionAnchor: anchor(at) }}
      aria-label={t("tabs.close", { name })}
      tabIndex={isActive ? 0 : -1}
      onClick={() => control.askClose([id])}
    >
      <Icon name="close" size={12} />
    </button>
  );
});
