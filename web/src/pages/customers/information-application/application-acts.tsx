import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { applicationActs_application$key } from "../../../__generated__/applicationActs_application.graphql.ts";
import type { applicationActsDeleteMutation } from "../../../__generated__/applicationActsDeleteMutation.graphql.ts";
import type { applicationActsSubmitMutation } from "../../../__generated__/applicationActsSubmitMutation.graphql.ts";
import type { applicationActsWithdrawMutation } from "../../../__generated__/applicationActsWithdrawMutation.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { ApplicationDrawer } from "./application-drawer.tsx";
import { ApplicationForm } from "./application-form.tsx";
import type { ApplicationAct } from "./information-application-row.tsx";

interface Ending {
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** What it lacks is uploaded there. */
  readonly onEdit: () => void;
}

/** What is done with an application: each act asks in its own way. */
export default function ApplicationActs(
  props: Ending & {
    readonly doing:
      | { readonly act: "CREATE"; readonly with: null }
      | { readonly act: ApplicationAct; readonly with: applicationActs_application$key };
  },
): ReactNode {
  const { doing, ...ending } = props;
  if (doing.with === null)
    return <ApplicationForm application={null} papers={[]} onClose={ending.onClose} onSaved={ending.onDone} />;
  return <WithApplication act={doing.act} application={doing.with} {...ending} />;
}

function WithApplication(
  props: Ending & { readonly act: ApplicationAct; readonly application: applicationActs_application$key },
): ReactNode {
  const { act, ...ending } = props;
  const texts = useTexts("application");
  const application = useFragment(
    graphql`
      fragment applicationActs_application on CustomerApplication {
        id
        version
        kind
        customerName
        papers {
          paper
          isRequired
          file {
            id
            name
            bytes
          }
        }
        ...applicationDrawer_application
        ...applicationForm_application
      }
    `,
    props.application,
  );
  const { id, version, kind, customerName, papers } = application;
  const which = { id, version, name: `${texts(`kind.${kind}`)} · ${customerName}`, ...ending };
  const missing = papers
    .filter(({ isRequired, file }) => isRequired && !file)
    .map(({ paper }) => texts(`paper.${paper}`));
  switch (act) {
    case "OPEN":
      return <ApplicationDrawer application={application} papers={papers} onClose={ending.onClose} />;
    case "EDIT":
      return (
        <ApplicationForm application={application} papers={papers} onClose={ending.onClose} onSaved={ending.onDone} />
      );
    case "SUBMIT":
      return missing.length > 0 ? <Lacking {...which} missing={missing} /> : <Submit {...which} />;
    case "WITHDRAW":
      return <Withdraw {...which} />;
    case "DELETE":
      return <Delete {...which} />;
  }
}

interface Which extends Ending {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/** It can't be submitted yet: what it lacks, and the way there. */
function Lacking({ name, missing, onEdit, onClose }: Which & { readonly missing: readonly string[] }): ReactNode {
  const { t } = useTranslation("information-application");
  return (
    <Confirm
      title={t("lacks", { name })}
      text={t("lacksHelp", { papers: missing.join(", ") })}
      verb={t("act.EDIT")}
      onConfirm={onEdit}
      onClose={onClose}
    />
  );
}

function Submit({ id, version, name, onClose, onDone }: Which): ReactNode {
  const { t } = useTranslation("information-application");
  const submitting = useAct<applicationActsSubmitMutation>(graphql`
    mutation applicationActsSubmitMutation($input: SubmitCustomerApplicationInput!) {
      submitCustomerApplication(input: $input) {
        application {
          ...informationApplicationRow_application
          ...applicationActs_application
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("submitQuestion", { name })}
      text={t("submitHelp")}
      verb={t("act.SUBMIT")}
      isBusy={submitting.isBusy}
      onConfirm={(idempotencyKey) => submitting.act({ input: { id, version, idempotencyKey } }, onDone)}
      onClose={onClose}
    />
  );
}

function Withdraw({ id, version, name, onClose, onDone }: Which): ReactNode {
  const { t } = useTranslation("information-application");
  const withdrawing = useAct<applicationActsWithdrawMutation>(graphql`
    mutation applicationActsWithdrawMutation($input: WithdrawCustomerApplicationInput!) {
      withdrawCustomerApplication(input: $input) {
        application {
          ...informationApplicationRow_application
          ...applicationActs_application
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("withdrawQuestion", { name })}
      text={t("withdrawHelp")}
      verb={t("act.WITHDRAW")}
      isBusy={withdrawing.isBusy}
      onConfirm={(idempotencyKey) => withdrawing.act({ input: { id, version, idempotencyKey } }, onDone)}
      onClose={onClose}
    />
  );
}

function Delete({ id, name, onClose, onDone }: Which): ReactNode {
  const { t } = useTranslation("information-application");
  const deleting = useAct<applicationActsDeleteMutation>(graphql`
    mutation applicationActsDeleteMutation($input: DeleteCustomerApplicationInput!) {
      deleteCustomerApplication(input: $input) {
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("deleteQuestion", { name })}
      text={t("deleteHelp")}
      verb={t("act.DELETE")}
      isCritical
      isBusy={deleting.isBusy}
      onConfirm={(idempotencyKey) => deleting.act({ input: { id, idempotencyKey } }, onDone)}
      onClose={onClose}
    />
  );
}
