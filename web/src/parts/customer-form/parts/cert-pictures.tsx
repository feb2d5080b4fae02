import { Button, chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { PICTURES } from "@linehaul/schema/customers/cert-picture/side";
import type { certPicturesTicketMutation } from "../../../__generated__/certPicturesTicketMutation.graphql.ts";
import { useFieldError } from "../../form/use-field-error.ts";
import { Wide } from "../../form/wide.ts";
import { Upload } from "../../upload/lazy-upload.ts";
import { useUploadTicket } from "../../upload/use-upload-ticket.ts";
import type { FormRow } from "../customer-form-data.ts";
import type { Form } from "../masked-field.tsx";

type Name = (typeof PICTURES)[number];
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mb: "1" } });
const Beside = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" }, gap: "4" },
});

interface Props<Out> {
  readonly form: Form<Out>;
  readonly base: FormRow | null;
}
/** Pictures of the certificate (CUS-12): what is kept is not shown with the form; another takes its place, or none. */
export function CertPictures<Out>(props: Props<Out>): ReactNode {
  return (
    <Wide>
      <Beside>
        {PICTURES.map((name) => (
          <Picture key={name} {...props} name={name} />
        ))}
      </Beside>
    </Wide>
  );
}

function Picture<Out>({ form, base, name }: Props<Out> & { readonly name: Name }): ReactNode {
  const { t } = useTranslation("customer-form");
  const value = useWatch({ control: form.control, name });
  const error = useFieldError(form, name);
  const label = t(`column.${name}`);
  const isKept = base?.[name] === true && value === undefined;
  const set = (next: string | null | undefined) =>
    form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  const ticketFor = useUploadTicket<certPicturesTicketMutation>(graphql`
    mutation certPicturesTicketMutation($input: UploadCertPictureInput!) {
      uploadCertPicture(input: $input) {
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
    <div>
      <Line>
        {label}
        {isKept && (
          <>
            <span>{t("pictureKept")}</span>
            <Button size="2xs" type="button" aria-label={t("removeOf", { what: label })} onClick={() => set(null)}>
              {t("pictureRemove")}
            </Button>
          </>
        )}
        {base?.[name] === true && value === null && (
          <Button
            size="2xs"
            type="button"
            aria-label={t("form.keepOf", { what: label })}
            onClick={() => form.resetField(name)}
          >
            {t("form.keepValue")}
          </Button>
        )}
      </Line>
      <Suspense fallback={null}>
        <Upload
          purpose="idPicture"
          label={label}
          ticketFor={ticketFor}
          onTaken={({ id }) => set(id)}
          onRemoved={() => form.resetField(name)}
        />
      </Suspense>
      {error && (
        <chakra.p role="alert" color="critical.fg">
          {error.message}
        </chakra.p>
      )}
    </div>
  );
}
