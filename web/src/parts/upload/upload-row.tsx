import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { endingsOf, limitOf, type UploadPurpose } from "@linehaul/schema/upload";
import { useErrorText } from "../../relay/use-error-text.ts";
import type { Entry } from "./entry.ts";
import { megabytes } from "./size.ts";

const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: "2",
    alignItems: "center",
    py: "1.5",
    borderTopWidth: "1px",
    borderColor: "border",
    textStyle: "sm",
    "& > div": { minW: "0" },
    "& b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& p, & output": { display: "block", color: "fg.muted", textStyle: "xs", overflowWrap: "anywhere" },
    "& p[role=alert]": { color: "critical.fg" },
    "& progress": { w: "full", h: "1", display: "block", mt: "1", accentColor: "var(--chakra-colors-route)" },
    "& > span": { display: "flex", gap: "1" },
  },
});

/** A file on its way: how far it is, or what is wrong with it and whom to quote it to. */
export function UploadRow(props: {
  readonly purpose: UploadPurpose;
  readonly entry: Entry;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation("upload");
  const { file, way } = props.entry;
  const name = file.name;
  return (
    <Line>
      <div>
        <b>{name}</b> <Told purpose={props.purpose} entry={props.entry} />
        {way.is === "sending" && <progress aria-label={t("progress", { name })} value={way.sent} max={file.size} />}
      </div>
      <span>
        {way.is === "failed" && (
          <Button size="2xs" variant="outline" aria-label={t("retryOne", { name })} onClick={props.onRetry}>
            {t("retry")}
          </Button>
        )}
        <Button
          size="2xs"
          variant="ghost"
          aria-label={t(way.is === "sending" ? "cancelOne" : "removeOne", { name })}
          onClick={props.onRemove}
        >
          {t(way.is === "sending" ? "cancel" : "remove")}
        </Button>
      </span>
    </Line>
  );
}

function Told({
  purpose,
  entry: { file, way },
}: {
  readonly purpose: UploadPurpose;
  readonly entry: Entry;
}): ReactNode {
  const { t } = useTranslation("upload");
  const textOf = useErrorText();
  const limit = limitOf(purpose);
  switch (way.is) {
    case "sending":
      return (
        <p>
          {way.sent >= file.size ? t("looked") : t("sent", { sent: megabytes(way.sent), of: megabytes(file.size) })}
        </p>
      );
    case "taken":
      return <output>{t("taken", { size: megabytes(way.as.bytes) })}</output>;
    case "failed":
      return (
        <p role="alert">
          {textOf(way.failure)} {way.failure.traceId !== null && t("parts:state.trace", { id: way.failure.traceId })}
        </p>
      );
    case "refused":
      return (
        <p role="alert">
          {t(`refused.${way.why}`, {
            types: endingsOf(purpose).join(", "),
            size: megabytes(limit.bytes),
            count: limit.files,
          })}
        </p>
      );
  }
}
