import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../relay/use-error-text.ts";
import { useRefusalText } from "../../relay/use-refusal-text.ts";
import { CopyButton } from "../copy/copy-button.tsx";
import { failureOf, isDenied, type GraphFailure } from "../../relay/failure.ts";

const Box = chakra("div", {
  base: {
    m: "auto",
    p: "6",
    maxW: "lg",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    textStyle: "sm",
    "& > h2": { textStyle: "xl", fontWeight: "bold", letterSpacing: "tight" },
    "& > p": { color: "fg.muted", overflowWrap: "anywhere" },
    "& > footer": { display: "flex", gap: "2", alignItems: "center", mt: "2", flexWrap: "wrap" },
    "& code": { fontFamily: "mono", textStyle: "xs" },
  },
});

/** What went wrong, in words, with the trace id to quote and a way to try again. */
export function Fault(props: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What else may help. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const text = useErrorText();
  const failure = failureOf(props.error);
  return (
    <Box role="alert">
      <h2>{props.title}</h2>
      <p>{text(failure)}</p>
      {isDenied(failure.code) && <Missing failure={failure} />}
      {props.children}
      <p>
        {t("fault.code", { code: failure.code })}
        {failure.traceId && (
          <>
            {" · "}
            {t("trace.label")} <code>{failure.traceId}</code>
          </>
        )}
      </p>
      <footer>
        <Button type="button" variant="solid" onClick={props.onRetry}>
          {t("retry")}
        </Button>
        {failure.traceId && (
          <CopyButton text={failure.traceId} label={t("trace.copy")} size="sm" variant="outline">
            {t("trace.copy")}
          </CopyButton>
        )}
      </footer>
    </Box>
  );
}

/** "Why can't I?": the buttons that would open it, and whom to ask. */
function Missing({ failure }: { failure: GraphFailure }): ReactNode {
  const sentences = useRefusalText()(failure);
  return <p title={failure.may.join(", ")}>{sentences.join(" ")}</p>;
}
