import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ControlPopup } from "./control-popup.tsx";
import type { Filter } from "./filter.ts";
import { All, PickButton } from "./look.ts";

const nothing = () => undefined;

/** Every filter with its label; lists of choices open from a button that says what is chosen. */
export function AllFilters({ filters }: { readonly filters: readonly Filter[] }): ReactNode {
  return (
    <All>
      {filters.map((f) => (
        <fieldset key={f.id}>
          <legend>{f.label}</legend>
          {f.isSmall ? f.control(nothing) : <Pick filter={f} />}
        </fieldset>
      ))}
    </All>
  );
}

function Pick({ filter }: { readonly filter: Filter }) {
  const { t } = useTranslation("parts");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PickButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-applied={filter.applied !== null || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{filter.applied ?? t("filter.any")}</span>
        <i aria-hidden>▾</i>
      </PickButton>
      {isOpen && <ControlPopup filter={filter} anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
