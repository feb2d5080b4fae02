import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { viewingBannerStopMutation } from "../../__generated__/viewingBannerStopMutation.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { BusyButton } from "../../parts/button/busy-button.tsx";
import { newIdempotencyKey } from "../../parts/form/idempotency.ts";
import { useAct } from "../../parts/form/use-act.ts";
import { useViewer, type ShellViewer } from "../../tab/query.ts";
import { startAnew } from "../../signin/start-anew.ts";

const Bar = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    flexShrink: "0",
    px: "4",
    py: "1.5",
    bg: "caution.subtle",
    color: "caution.fg",
    borderBottomWidth: "1px",
    borderColor: "caution.fg",
    "& > p": { fontWeight: "semibold" },
    "& > button": { ms: "auto" },
  },
});

/** On every page while somebody views as another user: as whom, that it is read-only, until when, and the way back. */
export default function ViewingBanner(props: { readonly viewing: NonNullable<ShellViewer["viewedBy"]> }): ReactNode {
  const { t } = useTranslation();
  const { displayName, userName } = useViewer();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const stop = useAct<viewingBannerStopMutation>(graphql`
    mutation viewingBannerStopMutation($input: StopViewingInput!) {
      stopViewing(input: $input) {
        viewing {
          wasViewing
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Bar aria-label={t("viewing.label")}>
      <p>{t("viewing.as", { name: displayName, userName })}</p>
      <span>
        {t("viewing.until")} <Instant at={props.viewing.until} />
      </span>
      <BusyButton
        type="button"
        size="xs"
        isBusy={stop.isBusy}
        onClick={() => stop.act({ input: { idempotencyKey } }, startAnew)}
      >
        {t("viewing.stop")}
      </BusyButton>
    </Bar>
  );
}
