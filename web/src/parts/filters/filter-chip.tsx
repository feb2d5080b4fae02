import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ControlPopup } from "./control-popup.tsx";
import type { Filter } from "./filter.ts";
import { Chip } from "./look.ts";

/** An applied filter: opens to be changed, or comes off. */
export function FilterChip({ filter }: { readonly filter: Filter }): ReactNode {
  const { t } = useTranslation("parts");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Chip>
      <button ref={button} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{filter.chip ?? filter.label}</b> {filter.applied}
      </button>
      <button type="button" aria-label={t("filter.remove", { name: filter.label })} onClick={filter.clear}>
        ×
      </button>
      {isOpen && <ControlPopup filter={filter} anchor={button} onClose={() => setOpen(false)} />}
    </Chip>
  );
}
