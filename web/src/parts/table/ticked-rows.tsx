import { Button } from "@chakra-ui/react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Lines } from "../filters/look.ts";
import { Popup } from "../popup/popup.tsx";
import { allTicked, useTicked, type Selection } from "./selection.ts";

/** Looks through all rows that are ticked, also those of other pages, and takes ticks off. */
export default function TickedRows({ selection }: { readonly selection: Selection }): ReactNode {
  const { t } = useTranslation("parts");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("table.lookThrough")}
      </Button>
      {isOpen && (
        <Popup anchor={button} label={t("table.ticked")} onClose={() => setOpen(false)}>
          <Names selection={selection} />
        </Popup>
      )}
    </>
  );
}

/** Those that were ticked as the panel opened: one whose tick is taken off stays in sight, to be ticked again. */
function Names({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation("parts");
  const ids = useTicked(selection, allTicked);
  const [shown] = useState(() => [...ids]);
  return (
    <Lines aria-label={t("table.ticked")}>
      {shown.map((id) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={ids.has(id)}
              onChange={(e) => void selection.set([id], e.currentTarget.checked)}
            />
            {selection.nameOf(id)}
          </label>
        </li>
      ))}
    </Lines>
  );
}
