import { chakra } from "@chakra-ui/react";
import { memo, useId, useState, type ReactNode } from "react";
import type { MenuGroup } from "../../pages/menu/items.ts";
import { branchIcon, Icon } from "../../parts/icons/icons.tsx";
import { Badge } from "./badge.tsx";
import { Leaf } from "./leaf.tsx";
import { useWaiting } from "./use-badges.ts";

/** In mini mode a branch's pages stand beside its icon. */
const Flyout = chakra("div", {
  base: {
    position: "fixed",
    insetStart: "menuMini",
    mt: "-30px",
    zIndex: "dropdown",
    minW: "13rem",
    maxH: "60vh",
    overflowY: "auto",
    py: "1.5",
    bg: "nav.bg",
    color: "nav.fg",
    borderEndRadius: "l3",
    boxShadow: "md",
    "& > h2": { px: "5", pb: "1", textStyle: "xs", color: "nav.dim" },
  },
});

/** What a branch gives to each of its pages. */
export interface LeafGiven {
  /** The menu whose pages are compared by how much waits there; null where no numbers are shown. */
  readonly counted: readonly MenuGroup[] | null;
  readonly onMark: (code: string) => void;
  readonly onChosen: () => void;
  readonly onOpen: (code: string) => void;
  /** The pointer rests on a page: its code may be fetched. */
  readonly onApproach: (code: string) => void;
}

interface BranchProps extends LeafGiven {
  readonly group: MenuGroup;
  readonly isMini: boolean;
  readonly isOpen: boolean;
  /** The module of the active tab, where it is of this branch. */
  readonly active: string | null;
  /** The pages that the user marked. */
  readonly marked: readonly string[];
  readonly onToggle: (code: string) => void;
}

/**
 * A branch with its pages, which stay once they were shown: a switch between tabs often opens one branch and folds another.
 * The compiler does not remember the parts of a list one by one: a change of one branch draws no other.
 */
export const Branch = memo(function Branch(props: BranchProps): ReactNode {
  const { group, isMini, isOpen, active, marked, onToggle, ...given } = props;
  const id = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const pages = (isMini ? isOpen : wasOpen) && (
    <ul>
      {group.items.map((item) => (
        <Leaf
          key={item.code}
          item={item}
          isActive={active === item.code}
          isMarked={marked.includes(item.code)}
          counted={given.counted}
          onMark={given.onMark}
          onChosen={given.onChosen}
          onOpen={given.onOpen}
          onApproach={given.onApproach}
        />
      ))}
    </ul>
  );
  return (
    <li>
      <button
        type="button"
        className="branch"
        data-row={group.code}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={isMini ? group.name : undefined}
        onClick={() => onToggle(group.code)}
      >
        <Icon name={branchIcon(group.code, group.icon)} />
        <span dir="auto">{group.name}</span>
        {isOpen ? <Icon name="down" size={12} /> : <Folded group={group} isCounted={given.counted !== null} />}
      </button>
      {pages &&
        (isMini ? (
          <Flyout id={id}>
            <h2>{group.name}</h2>
            {pages}
          </Flyout>
        ) : (
          <div id={id} aria-hidden={!isOpen || undefined}>
            {pages}
          </div>
        ))}
    </li>
  );
});

/** At the end of a branch that is folded: how much waits in it. */
function Folded({ group, isCounted }: { readonly group: MenuGroup; readonly isCounted: boolean }): ReactNode {
  const waiting = useWaiting(isCounted ? group.items : NONE);
  return waiting > 0 ? <Badge count={waiting} isHot={false} /> : <Icon name="right" size={12} />;
}
const NONE: MenuGroup["items"] = [];
