import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import type { documentLine_case$key } from "../../../../__generated__/documentLine_case.graphql.ts";
import type { documentLine_document$key } from "../../../../__generated__/documentLine_document.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { useAccept } from "./use-accept.ts";
import { useShowDocument } from "./use-show-document.ts";

const RefuseForm = lazyPart(() => import("./refuse-form.tsx"));

const Line = chakra("li", {
  base: {
    py: "1",
    "& > p:first-of-type": { display: "flex", alignItems: "baseline", gap: "2" },
    "& > p > span": { ms: "auto", textStyle: "xs", color: "fg.muted", whiteSpace: "nowrap" },
    "&:is([data-state=MISSING], [data-state=REFUSED]) > p > span": { color: "caution.fg", fontWeight: "medium" },
    "&[data-state=ACCEPTED] > p > span": { color: "success.fg" },
    "& > small": { display: "block", textStyle: "xs", color: "fg.muted", overflowWrap: "anywhere" },
    "& > div": { display: "flex", flexWrap: "wrap", gap: "1", mt: "1" },
  },
});

/** A document of a case: how far it is, whose it is, and what can be done about it. */
export function DocumentLine(props: {
  readonly row: documentLine_case$key;
  readonly document: documentLine_document$key;
  readonly onChanged: () => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { onChanged } = props;
  const { id, viewerMayJudgeDocument, viewerMayShowDocument } = useFragment(
    graphql`
      fragment documentLine_case on ReviewCase {
        id
        viewerMayJudgeDocument
        viewerMayShowDocument
      }
    `,
    props.row,
  );
  const document = useFragment(
    graphql`
      fragment documentLine_document on ReviewDocument {
        kind
        state
        isNeeded
        file
        fileName
        addedBy
        addedAt
        reason
      }
    `,
    props.document,
  );
  const { state, isNeeded, fileName, addedBy, addedAt, reason } = document;
  const { isBusy: isOpening, show } = useShowDocument(id);
  const { isBusy: isAccepting, accept } = useAccept(onChanged);
  const [isRefusing, refuse] = useState(false);
  const kind = DOCUMENT_KINDS.find((one) => one === document.kind);
  if (kind === undefined) return null;
  const seen = { id, kind, file: document.file ?? null };
  const isThere = state !== "MISSING";
  const name = t(`document.${kind}`);
  return (
    <Line data-state={state}>
      <p>
        {name}
        <span>{t(isNeeded ? `documentState.${state}` : `askedState.${state}`)}</span>
      </p>
      {reason && <small>{t("doc.because", { reason })}</small>}
      {fileName && addedBy && addedAt && (
        <small>
          {t("doc.added", { name: fileName, by: addedBy })} <Instant at={addedAt} />
        </small>
      )}
      <div>
        {fileName && viewerMayShowDocument && (
          <Button size="2xs" disabled={isOpening} aria-label={t("doc.showOf", { name })} onClick={() => show(kind)}>
            {t("doc.show")}
          </Button>
        )}
        {isThere && viewerMayJudgeDocument && state !== "ACCEPTED" && (
          <Button
            size="2xs"
            disabled={isAccepting}
            aria-label={t("doc.acceptOf", { name })}
            onClick={() => accept(seen)}
          >
            {t("doc.accept")}
          </Button>
        )}
        {isThere && viewerMayJudgeDocument && state !== "REFUSED" && (
          <Button size="2xs" aria-label={t("doc.refuseOf", { name })} onClick={() => refuse(true)}>
            {t("doc.refuse")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <Suspense fallback={null}>
          <RefuseForm
            of={seen}
            onDone={() => {
              refuse(false);
              onChanged();
            }}
            onClose={() => refuse(false)}
          />
        </Suspense>
      )}
    </Line>
  );
}
