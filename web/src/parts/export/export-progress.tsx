import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  exportProgress_task$data,
  exportProgress_task$key,
} from "../../__generated__/exportProgress_task.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { formatCount } from "../../format/money.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { TraceId } from "../list/trace-id.tsx";
import { StatusTag } from "../status/status-tag.tsx";
import { filterText } from "./conditions.ts";
import { sizeText } from "./size.ts";
import type { ExportActs } from "./use-export-acts.ts";

const Box = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    py: "2.5",
    "& + &": { borderTopWidth: "1px" },
    "& > header": { display: "flex", alignItems: "center", gap: "2", minW: "0" },
    "& > header > b": { fontWeight: "semibold", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > footer": { display: "flex", gap: "2", justifySelf: "end" },
    "& > p, & > progress, & > div": { gridColumn: "1 / -1" },
    "& > p": { color: "fg.muted", textStyle: "xs", overflowWrap: "anywhere" },
    "& > p[role=alert]": { color: "critical.fg", textStyle: "sm" },
    "& > progress": { width: "100%", height: "6px", accentColor: "var(--chakra-colors-route)" },
  },
});

/** An export under way or at its end: how far it is, why it failed, and what can be done with it. */
export function ExportProgress(props: {
  readonly task: exportProgress_task$key;
  readonly acts: ExportActs;
}): ReactNode {
  const { t } = useTranslation(["export", "parts", "schema"]);
  const texts = useTexts("export");
  const { acts } = props;
  const task = useFragment(
    graphql`
      fragment exportProgress_task on ExportTask {
        id
        list
        state
        format
        fileName
        ticked
        conditions {
          field
          values
        }
        rowsDone
        rowsTotal
        place
        bytes
        isKept
        errorCode
        traceId
        askedAt
        expiresAt
        viewerMayCancel
        viewerMayRetry
        viewerMayDownload
      }
    `,
    props.task,
  );
  const { id } = task;
  return (
    <Box aria-label={t("exportAt", { format: t(`format.${task.format}`) })}>
      <header>
        <StatusTag kind="export" value={task.state} />
        <b>{task.fileName ?? t(`format.${task.format}`)}</b>
      </header>
      <footer>
        {task.viewerMayDownload && (
          <BusyButton isBusy={acts.isBusy} onClick={() => acts.download(id)}>
            {t("download")}
          </BusyButton>
        )}
        {task.viewerMayRetry && (
          <BusyButton isBusy={acts.isBusy} onClick={() => acts.retry(id)}>
            {t("retry")}
          </BusyButton>
        )}
        {task.viewerMayCancel && (
          <Button variant="ghost" disabled={acts.isBusy} onClick={() => acts.cancel(id)}>
            {t("stop")}
          </Button>
        )}
      </footer>
      <Bar task={task} />
      {task.errorCode !== null && task.errorCode !== undefined && (
        <p role="alert">{t([`schema:error.${task.errorCode}`, "schema:error.09020000"])}</p>
      )}
      <p>
        <Instant at={task.askedAt} /> · {filterText(task, texts)}
        {task.isKept && task.expiresAt && (
          <>
            {" · "}
            {t("keptUntil")} <Instant at={task.expiresAt} />
          </>
        )}
      </p>
      {task.state === "FAILED" && (
        <div>
          <TraceId id={task.traceId} />
        </div>
      )}
    </Box>
  );
}

/** How much of it is there; a place in the queue while it waits. */
function Bar({ task }: { readonly task: exportProgress_task$data }) {
  const { t } = useTranslation("export");
  const { state, rowsDone, rowsTotal, place, bytes } = task;
  if (state === "PENDING") return <p>{typeof place === "number" ? t("place", { place }) : t("waiting")}</p>;
  const done = formatCount(rowsDone);
  if (state !== "PROCESSING")
    return (
      <p>
        {typeof bytes === "number"
          ? t("rowsAndSize", { rows: done, size: sizeText(bytes) })
          : t("rows", { rows: done })}
      </p>
    );
  return (
    <>
      <progress
        aria-label={t("progress")}
        {...(typeof rowsTotal === "number" && { value: rowsDone, max: Math.max(rowsTotal, 1) })}
      />
      <p>
        {typeof rowsTotal === "number"
          ? t("rowsOf", { rows: done, all: formatCount(rowsTotal) })
          : t("rows", { rows: done })}
      </p>
    </>
  );
}
