import { Button, Skeleton } from "@chakra-ui/react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Optional } from "../boundary/optional.tsx";
import { lazyPart } from "../lazy/lazy-part.ts";
import { Popup } from "../popup/popup.tsx";
import type { Arrangement } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";

const SettingsLines = lazyPart(() => import("./settings-lines.tsx"));
/** What of a table can be set. */
const SETTINGS = ["columns", "density"] as const;

export interface SettingsProps {
  readonly columns: readonly ColumnHead[];
  readonly title: (column: string) => string;
  readonly arrangement: Arrangement;
  readonly arrange: (next: Arrangement) => void;
  readonly reset: () => void;
}

/** Which columns show, and in which order; and how high rows are. Both apply at once and are kept on the server. */
export function TableSettings(props: SettingsProps): ReactNode {
  const { t } = useTranslation("parts");
  return SETTINGS.map((setting) => (
    <Opener key={setting} text={t(`table.${setting}`)}>
      <Optional of={setting} fallback={<Skeleton height="40" width="48" />}>
        <SettingsLines {...props} of={setting} />
      </Optional>
    </Opener>
  ));
}

function Opener({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text}
      </Button>
      {isOpen && (
        <Popup anchor={button} label={text} onClose={() => setOpen(false)}>
          {children}
        </Popup>
      )}
    </>
  );
}
