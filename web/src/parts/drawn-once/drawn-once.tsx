import { createContext, use, type ReactNode } from "react";

/**
 * A box that is drawn once, whatever changes within: the styling library reads a box's whole style through each time that it is drawn, which
 * of a long one takes milliseconds. What it holds goes past it by a context. For boxes of long styles whose own attributes never change.
 */
export function drawnOnce(
  box: (inside: ReactNode) => ReactNode,
): (props: { readonly children: ReactNode }) => ReactNode {
  const Held = createContext<ReactNode>(null);
  const Inside = () => use(Held);
  const drawn = box(<Inside />);
  return ({ children }) => <Held value={children}>{drawn}</Held>;
}
