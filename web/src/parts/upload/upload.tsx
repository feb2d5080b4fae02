import { Button, chakra } from "@chakra-ui/react";
import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { endingsOf, limitOf } from "@linehaul/schema/upload";
import { megabytes } from "./size.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads, type Uploading } from "./use-uploads.ts";

const Zone = chakra("section", {
  base: {
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.emphasized",
    borderRadius: "l2",
    p: "3",
    "&[data-over]": { borderColor: "route", bg: "bg.subtle" },
    "& > header": { display: "flex", gap: "3", alignItems: "center", flexWrap: "wrap" },
    "& > header > p": { color: "fg.muted", textStyle: "sm", flex: "1 1 12rem" },
    "& > ul": { mt: "3", listStyle: "none" },
  },
});

export interface Props extends Uploading {
  /** What the files are: names the part for those who can't see it. */
  readonly label: string;
}

/**
 * Sends files by tickets: says its limits first, takes them by button, keyboard and drop, and shows each file's progress with cancel, retry and
 * what is wrong. A form keeps the ids that `onTaken` and `onRemoved` tell, and names them in its own mutation. `Upload` is
 * imported from `lazy-upload.ts`:
 *
 * ```tsx
 * const ticketFor = useUploadTicket<myUploadMutation>(graphql`mutation myUploadMutation($input: UploadThingInput!) {
 *   uploadThing(input: $input) { ticket errors { message traceId field } }
 * }`);
 * <Suspense fallback={null}>
 *   <Upload purpose="orderSheet" label={label} ticketFor={ticketFor} onTaken={({ id }) => setFile(id)} onRemoved={() => setFile(null)} />
 * </Suspense>
 * ```
 */
export default function Upload({ label, ...uploading }: Props): ReactNode {
  const { t } = useTranslation("upload");
  const { purpose } = uploading;
  const { entries, add, remove, retry } = useUploads(uploading);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const { bytes, files } = limitOf(purpose);
  const endings = endingsOf(purpose);
  return (
    <Zone
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <header>
        <Button size="sm" variant="outline" aria-describedby={limits} onClick={() => input.current?.click()}>
          {t("choose", { count: files })}
        </Button>
        <p id={limits}>{t("limits", { types: endings.join(", "), size: megabytes(bytes), count: files })}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          multiple={files > 1}
          accept={endings.map((ending) => `.${ending}`).join(",")}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same file may be chosen again when it was mended.
            currentTarget.value = "";
          }}
        />
      </header>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <UploadRow
              key={entry.key}
              purpose={purpose}
              entry={entry}
              onRemove={() => remove(entry)}
              onRetry={() => retry(entry)}
            />
          ))}
        </ul>
      )}
    </Zone>
  );
}
