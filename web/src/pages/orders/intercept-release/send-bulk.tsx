import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { withOrderActTexts } from "../../../parts/order-act/texts.ts";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { useShell } from "../../../tab/use-shell.ts";

const SendMany = lazyPart(() => withOrderActTexts(() => import("./send-many.tsx")));

/** What can be done with the ticked orders, on whatever page they were ticked. */
export function SendBulk({ selection }: { readonly selection: Selection }): ReactNode {
  const { t } = useTranslation("intercept-release");
  const { may } = useShell();
  const ticked = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      <CopyButton text={ticked.map(selection.nameOf).join("\n")} label={t("copyNumbers")} size="sm" variant="outline">
        {t("copyNumbers")}
      </CopyButton>
      {may("INTERCEPT_RELEASE.SEND") && (
        <ActButton
          text={t("send")}
          question={(onClose) => <SendMany orders={ticked} onSent={() => selection.clear()} onClose={onClose} />}
        />
      )}
    </BulkBar>
  );
}
