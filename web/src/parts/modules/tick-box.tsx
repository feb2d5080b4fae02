import { useEffect, useRef, type ReactNode } from "react";
import type { Tick } from "./tree.ts";

/** A box that can stand half-ticked. */
export function TickBox(props: {
  readonly tick: Tick;
  readonly label?: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = props.tick === "some";
  }, [props.tick]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={props.label}
      checked={props.tick === "all"}
      disabled={props.isReadOnly}
      onChange={(e) => props.onChange(e.currentTarget.checked)}
    />
  );
}
