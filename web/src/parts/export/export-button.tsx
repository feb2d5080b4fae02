import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../button/busy-button.tsx";
import { toast } from "../../tab/toast/queue.ts";

/** Takes the filtered list along as a file. What is too long is to be filtered first: a file that leaves rows out says so nowhere. */
export function ExportButton(props: {
  /** Are there no more rows than a file holds? */
  readonly fits: boolean;
  readonly isBusy: boolean;
  readonly onExport: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  return (
    <BusyButton
      isBusy={props.isBusy}
      onClick={() => (props.fits ? props.onExport() : toast({ tone: "caution", text: t("export.tooMany") }))}
    >
      {t("export.csv")}
    </BusyButton>
  );
}
