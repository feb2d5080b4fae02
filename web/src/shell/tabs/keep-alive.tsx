import { Activity, useInsertionEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { panelDomId, tabDomId } from "./dom-ids.ts";

/** The page of a tab, kept alive while another is shown: its effects rest, and its state, layout, scroll and focus stay. */
export function KeepAlive(props: {
  readonly id: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { id, isActive } = props;
  const contents = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutKept(contents, isActive);
  return (
    <div data-hidden={isActive ? undefined : ""} data-print={isActive ? "whole" : "hide"}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notes where the focus is within */}
      <div
        role="tabpanel"
        id={panelDomId(id)}
        aria-labelledby={tabDomId(id)}
        data-print="whole"
        onFocus={(e) => {
          focused.current = e.target;
        }}
      >
        <Activity mode={isActive ? "visible" : "hidden"}>
          <div
            ref={(node) => {
              // React lets go of it while it is hidden.
              if (node) contents.current = node;
            }}
          >
            {props.children}
            <Refocus last={focused} />
          </div>
        </Activity>
      </div>
    </div>
  );
}

/** What React hides it takes out of the layout, which costs the whole layout when it comes back: the place hides it well enough. */
function useLayoutKept(contents: RefObject<HTMLElement | null>, isActive: boolean): void {
  // Before any effect measures something.
  useInsertionEffect(() => {
    if (!isActive) contents.current?.style.removeProperty("display");
  }, [contents, isActive]);
  // React hides it once more when it draws it while it is hidden.
  useLayoutEffect(() => {
    const node = contents.current;
    if (!node) return undefined;
    const watch = new MutationObserver(() => node.style.removeProperty("display"));
    watch.observe(node, { attributeFilter: ["style"] });
    return () => watch.disconnect();
  }, [contents]);
}

/**
 * Puts the focus back to where it was in the page, when the tab is shown again. Who goes along the tabs by keys stays there. It stands after
 * the page, whose own dialogs focus their first field.
 */
function Refocus({ last }: { readonly last: RefObject<HTMLElement | null> }): null {
  const kept = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isElsewhere = now?.matches(":focus-visible") === true && !now.closest("[role=tabpanel]");
    if (kept.current?.isConnected && !isElsewhere) kept.current.focus({ preventScroll: true });
    return () => {
      kept.current = last.current;
    };
  }, [last]);
  return null;
}
