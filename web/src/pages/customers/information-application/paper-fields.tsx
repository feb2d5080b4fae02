import { Button, chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { type PaperCode, PAPERS } from "@linehaul/schema/customers/information-application/papers";
import type { paperFieldsTicketMutation } from "../../../__generated__/paperFieldsTicketMutation.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { Upload } from "../../../parts/upload/lazy-upload.ts";
import { useUploadTicket } from "../../../parts/upload/use-upload-ticket.ts";
import type { PaperForm } from "./paper-form.ts";

const List = chakra("ul", { base: { listStyle: "none", display: "grid", gap: "3" } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    mb: "1",
    "& > b": { fontWeight: "medium" },
    "& > small": { color: "fg.muted", textStyle: "xs" },
    "& > span": { minW: "0", overflowWrap: "anywhere", color: "fg.muted", textStyle: "sm" },
  },
});
const Wrong = chakra("p", { base: { color: "critical.fg", textStyle: "sm" } });

interface Paper {
  readonly paper: string;
  readonly isRequired: boolean;
  /** What it has already. */
  readonly file?: { readonly id: string; readonly name: string } | null | undefined;
}

/** The checklist of an application: a file for each of its papers. */
export function PaperFields(props: { readonly form: PaperForm; readonly papers: readonly Paper[] }): ReactNode {
  const { t } = useTranslation("application");
  return (
    <List aria-label={t("papers")}>
      {PAPERS.map((code) => {
        const paper = props.papers.find((one) => one.paper === code);
        return (
          paper && (
            <li key={code}>
              <PaperField form={props.form} {...paper} paper={code} />
            </li>
          )
        );
      })}
    </List>
  );
}

function PaperField(props: Omit<Paper, "paper"> & { readonly paper: PaperCode; readonly form: PaperForm }) {
  const { form, paper, isRequired, file } = props;
  const { t } = useTranslation(["information-application", "application"]);
  const texts = useTexts("application");
  const name = `papers.${paper}` as const;
  const value = useWatch({ control: form.control, name });
  const error = useFieldError(form, name);
  const label = texts(`paper.${paper}`);
  const set = (next: string | null) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  const ticketFor = useUploadTicket<paperFieldsTicketMutation>(graphql`
    mutation paperFieldsTicketMutation($input: UploadApplicationPaperInput!) {
      uploadApplicationPaper(input: $input) {
        ticket
        errors {
          message
          traceId
          field
        }
      }
    }
  `);
  return (
    <>
      <Line>
        <b>{label}</b>
        {isRequired && <small>{t("application:needed")}</small>}
        {file && value === file.id && (
          <>
            <span>{file.name}</span>
            <Button
              type="button"
              size="2xs"
              variant="ghost"
              aria-label={t("removeOne", { name: label })}
              onClick={() => set(null)}
            >
              {t("remove")}
            </Button>
          </>
        )}
      </Line>
      <Suspense fallback={<p>{t("loading")}</p>}>
        <Upload
          purpose="applicationPaper"
          label={label}
          ticketFor={ticketFor}
          onTaken={({ id }) => set(id)}
          onRemoved={() => set(file?.id ?? null)}
        />
      </Suspense>
      {error && <Wrong role="alert">{error.message}</Wrong>}
    </>
  );
}
