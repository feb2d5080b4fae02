import { Button, chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import type { ContractForm } from "@linehaul/schema/customers/contract-signing/write";
import type { contractFilesFieldTicketMutation } from "../../../__generated__/contractFilesFieldTicketMutation.graphql.ts";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { Upload } from "../../../parts/upload/lazy-upload.ts";
import { useUploadTicket } from "../../../parts/upload/use-upload-ticket.ts";

const Held = chakra("ul", {
  base: {
    listStyle: "none",
    mb: "2",
    "& > li": { display: "flex", alignItems: "center", gap: "2", py: "1" },
    "& > li > span": { flex: "1", minW: "0", overflowWrap: "anywhere" },
  },
});

/** The files of a draft: those that it has, which can go, and others that are sent for it. */
export function ContractFilesField(props: {
  readonly form: UseFormReturn<z.input<typeof ContractForm>, unknown, z.output<typeof ContractForm>>;
  readonly held: readonly { readonly id: string; readonly name: string }[];
}): ReactNode {
  const { t } = useTranslation("contract-signing");
  const { form, held } = props;
  const files = useWatch({ control: form.control, name: "files" });
  const error = useFieldError(form, "files");
  const set = (next: readonly string[]) =>
    form.setValue("files", [...next], { shouldDirty: true, shouldValidate: true });
  const without = (id: string) => set(form.getValues("files").filter((one) => one !== id));
  const ticketFor = useUploadTicket<contractFilesFieldTicketMutation>(graphql`
    mutation contractFilesFieldTicketMutation($input: UploadContractFileInput!) {
      uploadContractFile(input: $input) {
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
      {held.length > 0 && (
        <Held aria-label={t("column.files")}>
          {held
            .filter(({ id }) => files.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Button
                  type="button"
                  size="2xs"
                  variant="ghost"
                  aria-label={t("removeOne", { name })}
                  onClick={() => without(id)}
                >
                  {t("remove")}
                </Button>
              </li>
            ))}
        </Held>
      )}
      <Suspense fallback={<p>{t("loading")}</p>}>
        <Upload
          purpose="contractFile"
          label={t("column.files")}
          ticketFor={ticketFor}
          onTaken={({ id }) => set([...form.getValues("files"), id])}
          onRemoved={({ id }) => without(id)}
        />
      </Suspense>
      {error && (
        <chakra.p role="alert" color="critical.fg">
          {error.message}
        </chakra.p>
      )}
    </>
  );
}
