import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../button/busy-button.tsx";

const FORMATS = ["XLSX", "CSV"] as const;
/** Beside one another. */
export const Buttons = chakra("div", { base: { display: "flex", gap: "2", mt: "3" } });

/** The outcomes of an act as a file, in either format. */
export function FileButtons(props: {
  readonly isBusy: boolean;
  readonly onFetch: (format: (typeof FORMATS)[number]) => void;
}): ReactNode {
  const { t } = useTranslation("order-act");
  return (
    <>
      {FORMATS.map((format) => (
        <BusyButton
          key={format}
          size="sm"
          variant="outline"
          isBusy={props.isBusy}
          onClick={() => props.onFetch(format)}
        >
          {t("download", { format })}
        </BusyButton>
      ))}
    </>
  );
}
