import { createContext, createElement, memo, use, type ComponentType, type ReactNode } from "react";

interface Holding {
  readonly children?: ReactNode;
}

/**
 * A box that is drawn when its own attributes change, and else once, whatever changes within: the styling library reads a box's whole style
 * through each time that it is drawn, which of a long one takes milliseconds. What it holds goes past it by a context.
 */
export function drawnAlone<P extends Holding>(box: ComponentType<P>): (props: P) => ReactNode {
  const Held = createContext<ReactNode>(null);
  const Inside = () => use(Held);
  const inside = <Inside />;
  const Drawn = memo<P>((own) => createElement(box, own));
  return (props) => <Held value={props.children}>{createElement(Drawn, props, inside)}</Held>;
}
