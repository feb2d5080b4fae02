import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Popup } from "../popup/popup.tsx";
import { ControlPopup } from "./control-popup.tsx";
import type { Filter } from "./filter.ts";
import { AddButton, Lines } from "./look.ts";

/** "+ Filter": which one, then its control at the same place. It stays there while its chip already shows what is applied. */
export function AddFilter({ filters }: { readonly filters: readonly Filter[] }): ReactNode {
  const { t } = useTranslation("parts");
  const [open, setOpen] = useState<"list" | { readonly id: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rest = filters.filter((f) => f.applied === null);
  const picked = open === null || open === "list" ? undefined : filters.find((f) => f.id === open.id);
  const close = () => setOpen(null);
  if (rest.length === 0 && !picked) return null;
  return (
    <>
      <AddButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => setOpen(open === null ? "list" : null)}
      >
        + {t("filter.add")}
      </AddButton>
      {open === "list" && (
        <Popup anchor={button} label={t("filter.add")} onClose={close}>
          <Lines>
            {rest.map((f) => (
              <li key={f.id}>
                <button type="button" onClick={() => setOpen({ id: f.id })}>
                  {f.label}
                </button>
              </li>
            ))}
          </Lines>
        </Popup>
      )}
      {picked && <ControlPopup key={picked.id} filter={picked} anchor={button} onClose={close} />}
    </>
  );
}
