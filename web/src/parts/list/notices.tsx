import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../button/busy-button.tsx";
import { useErrorText } from "../../relay/use-error-text.ts";
import { useRefusalText } from "../../relay/use-refusal-text.ts";
import { failureOf, isDenied } from "../../relay/failure.ts";
import { useTriesAgain } from "../fault/use-tries-again.ts";
import { TraceId } from "./trace-id.tsx";

const Root = chakra("div", {
  base: {
    flex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minH: "48",
    p: "6",
    textAlign: "center",
    color: "fg.muted",
    bg: "bg.panel",
    "& > h2": { textStyle: "lg", fontWeight: "semibold", color: "fg" },
    "& > p": { maxW: "32rem" },
    "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "1" },
  },
});

/** What stands where rows would: a title, a line, and what can be done. */
export function Notice(props: {
  readonly title: string;
  readonly text?: string;
  /** What happens without doing anything. */
  readonly note?: string;
  readonly role?: "alert" | "status";
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Root role={props.role ?? "status"}>
      <h2>{props.title}</h2>
      {props.text !== undefined && <p>{props.text}</p>}
      {props.note !== undefined && <p>{props.note}</p>}
      {props.children !== undefined && <div>{props.children}</div>}
    </Root>
  );
}

/** Why something is not shown (ERR-07): a refusal says which permission is missing, a fault gives its trace id and another try. */
export function FailureNotice(props: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}): ReactNode {
  const { t } = useTranslation("parts");
  const text = useErrorText();
  const refusal = useRefusalText();
  const failure = failureOf(props.error);
  const tries = useTriesAgain(props.error, props.onRetry);
  if (isDenied(failure.code))
    return (
      <Notice title={t("state.denied")} text={refusal(failure).join(" ")} role="alert">
        {failure.traceId !== null && <TraceId id={failure.traceId} />}
      </Notice>
    );
  return (
    <Notice title={t("state.failed")} text={text(failure)} role="alert" {...(tries && { note: t("state.triesAgain") })}>
      <BusyButton onClick={props.onRetry} isBusy={props.isRetrying}>
        {t("state.retry")}
      </BusyButton>
      {failure.traceId !== null && <TraceId id={failure.traceId} />}
    </Notice>
  );
}
