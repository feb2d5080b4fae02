import { chakra } from "@chakra-ui/react";
import { memo, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuGroup, MenuItem } from "../../pages/menu/items.ts";
import { Icon } from "../../parts/icons/icons.tsx";
import { pageAddress } from "@linehaul/schema/page-address";
import { Badge } from "./badge.tsx";
import type { LeafGiven } from "./branch.tsx";
import { useIsHottest, useWaiting } from "./use-badges.ts";

interface LeafProps extends LeafGiven {
  readonly item: MenuItem;
  readonly isActive: boolean;
  readonly isMarked: boolean;
}

/** A page of the menu; drawn for what concerns it alone. */
export const Leaf = memo(function Leaf(props: LeafProps): ReactNode {
  const { item, isActive, isMarked, counted, onMark, onOpen, onApproach, onChosen } = props;
  const { t } = useTranslation();
  const onClick = (event: MouseEvent) => {
    onChosen();
    if (item.href !== null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(item.code);
  };
  return (
    <li className="leaf-row">
      <a
        className="leaf"
        data-row=""
        href={item.href ?? pageAddress({ code: item.code, params: {} })}
        {...(item.href === null ? {} : { target: "_blank", rel: "noopener" })}
        aria-current={isActive ? "page" : undefined}
        title={item.name}
        onClick={onClick}
        onPointerEnter={() => onApproach(item.code)}
        onFocus={() => onApproach(item.code)}
      >
        <span dir="auto">{item.name}</span>
        {item.href !== null && (
          <>
            <Icon name="window" size={12} />
            <chakra.span srOnly>{`(${t("menu.window")})`}</chakra.span>
          </>
        )}
        {counted && <Waiting item={item} groups={counted} />}
      </a>
      <Star item={item} isMarked={isMarked} onMark={onMark} />
    </li>
  );
});

/** How many things wait on the page; the most of all pages stands out. */
function Waiting({ item, groups }: { readonly item: MenuItem; readonly groups: readonly MenuGroup[] }): ReactNode {
  const count = useWaiting([item]);
  const isHot = useIsHottest(groups, item);
  return count > 0 && <Badge count={count} isHot={isHot} />;
}

/** Beside its page, in sight while the row is pointed at, focused, or marked. */
function Star(props: {
  readonly item: MenuItem;
  readonly isMarked: boolean;
  readonly onMark: (code: string) => void;
}): ReactNode {
  const { item, isMarked, onMark } = props;
  const { t } = useTranslation();
  const label = t(isMarked ? "menu.unmark" : "menu.mark", { name: item.name });
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isMarked}
      aria-label={label}
      title={label}
      onClick={() => onMark(item.code)}
    >
      <Icon name="star" size={12} />
    </button>
  );
}
