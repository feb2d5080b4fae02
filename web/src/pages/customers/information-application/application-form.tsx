import { chakra } from "@chakra-ui/react";
import { useRef, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { APPLICATION_KINDS } from "@linehaul/schema/customers/information-application/lifecycle";
import { PAPERS } from "@linehaul/schema/customers/information-application/papers";
import {
  ApplicationForm as Form,
  MOST_APPLICATION_REMARK,
} from "@linehaul/schema/customers/information-application/write";
import type {
  applicationForm_application$data,
  applicationForm_application$key,
} from "../../../__generated__/applicationForm_application.graphql.ts";
import type { applicationFormSaveMutation } from "../../../__generated__/applicationFormSaveMutation.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import type { TablePaper } from "../../../parts/application/paper-table.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { isFurther } from "../../../parts/form/further.ts";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "../../../parts/form/wide.ts";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";
import { PaperFields } from "./paper-fields.tsx";
import type { In, Out } from "./paper-form.ts";
import { Returned } from "./returned.tsx";
import { WantedPapers } from "./wanted-papers.tsx";

const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

/** What the form opens with. Each paper has its place, so that what is wrong with it is told there. */
function opening(application: applicationForm_application$data | null, papers: readonly TablePaper[]): In {
  const files = new Map(papers.map(({ paper, file }) => [paper, file?.id ?? null]));
  return {
    customerId: application?.customerId ?? "",
    kind: APPLICATION_KINDS.find((one) => one === application?.kind) ?? "DATA_CHANGE",
    remark: application?.remark ?? "",
    papers: Object.fromEntries(PAPERS.map((paper) => [paper, files.get(paper) ?? null])),
  };
}

/** The papers that have a file, as they are sent. */
const sent = (papers: Out["papers"]) =>
  PAPERS.flatMap((paper) => {
    const file = papers[paper];
    return file ? [{ paper, file }] : [];
  });

/** Writes an application or changes one, with a file for each of its papers; and submits it. */
export function ApplicationForm(props: {
  readonly application: applicationForm_application$key | null;
  /** Its checklist; of a new one it is asked for. */
  readonly papers: readonly TablePaper[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation(["information-application", "application"]);
  const texts = useTexts("application");
  const application =
    useFragment(
      graphql`
        fragment applicationForm_application on CustomerApplication {
          id
          version
          kind
          customerId
          customerName
          remark
          ...returned_application
        }
      `,
      props.application,
    ) ?? null;
  const submits = useRef(false);
  const save = useSaveForm<In, Out, applicationFormSaveMutation>({
    schema: Form,
    defaults: opening(application, props.papers),
    mutation: graphql`
      mutation applicationFormSaveMutation($input: SaveCustomerApplicationInput!) {
        saveCustomerApplication(input: $input) {
          application {
            ...informationApplicationRow_application
            ...applicationActs_application
          }
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: ({ papers, ...values }, idempotencyKey) => ({
      input: {
        ...values,
        papers: sent(papers),
        submits: submits.current,
        ...(application && { id: application.id, version: application.version }),
        idempotencyKey,
      },
    }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  const [customerId, kind] = useWatch({ control: form.control, name: ["customerId", "kind"] });
  const called = application && `${texts(`kind.${application.kind}`)} · ${application.customerName}`;
  return (
    <FormDialog
      title={called === null ? t("create") : t("edit", { name: called })}
      save={{
        ...save,
        submit: (event) => {
          submits.current = isFurther(event);
          save.submit(event);
        },
      }}
      verb={t("saveDraft")}
      further={t("saveAndSubmit")}
      onClose={props.onClose}
    >
      {application === null ? (
        <CustomerField form={form} name="customerId" holds="customerId" label={t("column.customer")} />
      ) : (
        <Wide>
          <Returned application={application} />
          <Note>{t("for", { name: application.customerName })}</Note>
        </Wide>
      )}
      <ChoiceField
        form={form}
        name="kind"
        label={t("column.kind")}
        isReadOnly={application !== null}
        options={APPLICATION_KINDS.map((value) => ({ value, label: t(`application:kind.${value}`) }))}
      />
      <Wide>
        <TextAreaField
          form={form}
          name="remark"
          label={t("column.remark")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_APPLICATION_REMARK })}
          maxLength={MOST_APPLICATION_REMARK}
          isFirst={false}
          isOptional={kind !== "DATA_CHANGE"}
        />
      </Wide>
      <Wide>
        {kind === "CARD" && <Note>{t("cardHelp")}</Note>}
        {application === null ? (
          <WantedPapers form={form} customerId={customerId} kind={kind} />
        ) : (
          <PaperFields form={form} papers={props.papers} />
        )}
      </Wide>
    </FormDialog>
  );
}
