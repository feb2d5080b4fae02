import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CONTRACT_KINDS } from "@linehaul/schema/customers/contract-signing/lifecycle";
import { ContractForm as Form } from "@linehaul/schema/customers/contract-signing/write";
import { addDays } from "@linehaul/schema/time";
import type {
  contractForm_contract$data,
  contractForm_contract$key,
} from "../../../__generated__/contractForm_contract.graphql.ts";
import type { contractFormSaveMutation } from "../../../__generated__/contractFormSaveMutation.graphql.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "../../../parts/form/wide.ts";
import { CustomerField } from "../../../parts/lookup/customer-field.tsx";
import { ContractFilesField } from "./contract-files-field.tsx";

type In = z.input<typeof Form>;
type Row = contractForm_contract$data;
/** A year, both ends inside. */
const YEAR = 364;
const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

const fragment = graphql`
  fragment contractForm_contract on Contract {
    id
    version
    customerId
    customerName
    kind
    contractNo
    validFrom
    validTo
    signatory
    renewsId
    renewsNo
    files {
      id
      name
    }
  }
`;

/** What the form opens with: the draft, what follows the contract that is renewed, or nothing. */
function opening(draft: Row | null, renewed: Row | null): In {
  const of = draft ?? renewed;
  const kind = CONTRACT_KINDS.find((one) => one === of?.kind) ?? "CONTRACT";
  const signatory = of?.signatory ?? "";
  const customerId = of?.customerId ?? "";
  if (draft !== null) {
    const { contractNo, validFrom, validTo, files } = draft;
    return { customerId, kind, contractNo, validFrom, validTo, signatory, files: files.map(({ id }) => id) };
  }
  const validFrom = renewed === null ? siteToday() : addDays(renewed.validTo, 1);
  return { customerId, kind, contractNo: "", validFrom, validTo: addDays(validFrom, YEAR), signatory, files: [] };
}

/** Writes a contract, edits a draft, or has one follow another. */
export function ContractForm(props: {
  readonly draft: contractForm_contract$key | null;
  readonly renewed: contractForm_contract$key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("contract-signing");
  const draft = useFragment(fragment, props.draft) ?? null;
  const renewed = useFragment(fragment, props.renewed) ?? null;
  const of = draft ?? renewed;
  const renewsId = draft?.renewsId ?? renewed?.id ?? null;
  const save = useSaveForm<In, z.output<typeof Form>, contractFormSaveMutation>({
    schema: Form,
    defaults: opening(draft, renewed),
    mutation: graphql`
      mutation contractFormSaveMutation($input: SaveContractInput!) {
        saveContract(input: $input) {
          contract {
            ...contractSigningRow_contract
            ...contractActs_contract
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
    variables: (values, idempotencyKey) => ({
      input: { ...values, renewsId, ...(draft && { id: draft.id, version: draft.version }), idempotencyKey },
    }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  const follows = draft?.renewsNo ?? renewed?.contractNo ?? null;
  return (
    <FormDialog title={draft ? t("edit", { name: draft.contractNo }) : t("create")} save={save} onClose={props.onClose}>
      {follows !== null && (
        <Wide>
          <Note>{t("follows", { no: follows })}</Note>
        </Wide>
      )}
      {of === null ? (
        <CustomerField form={form} name="customerId" holds="customerId" label={t("column.customer")} />
      ) : (
        <Wide>
          <Note>{t("with", { name: of.customerName })}</Note>
        </Wide>
      )}
      <TextField form={form} name="contractNo" label={t("column.contractNo")} maxLength={40} />
      <ChoiceField
        form={form}
        name="kind"
        label={t("column.kind")}
        isReadOnly={follows !== null}
        options={CONTRACT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField form={form} name="signatory" label={t("signs")} help={t("signatoryHelp")} maxLength={100} isOptional />
      <DayField form={form} name="validFrom" label={t("column.validFrom")} help={t("dayHelp")} />
      <DayField form={form} name="validTo" label={t("column.validTo")} />
      <Wide>
        <ContractFilesField form={form} held={draft?.files ?? []} />
      </Wide>
    </FormDialog>
  );
}
