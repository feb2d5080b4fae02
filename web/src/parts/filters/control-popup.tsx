import type { ReactNode, RefObject } from "react";
import { Popup } from "../popup/popup.tsx";
import type { Filter } from "./filter.ts";

/** A filter's control in a panel at its button; being done gives the focus back to the button. */
export function ControlPopup(props: {
  readonly filter: Filter;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}): ReactNode {
  const { filter, anchor, onClose } = props;
  const done = () => {
    anchor.current?.focus();
    onClose();
  };
  return (
    <Popup anchor={anchor} label={filter.label} onClose={onClose}>
      <Control filter={filter} done={done} />
    </Popup>
  );
}

const Control = ({ filter, done }: { readonly filter: Filter; readonly done: () => void }) => filter.control(done);
