import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { contractActs_contract$key } from "../../../__generated__/contractActs_contract.graphql.ts";
import type { contractActsDeleteMutation } from "../../../__generated__/contractActsDeleteMutation.graphql.ts";
import type { contractActsSignMutation } from "../../../__generated__/contractActsSignMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { ContractDrawer } from "./contract-drawer.tsx";
import { ContractForm } from "./contract-form.tsx";
import type { ContractAct } from "./contract-signing-row.tsx";
import { TerminateForm } from "./terminate-form.tsx";

interface Ending {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What is done with a contract: each act asks in its own way. */
export default function ContractActs(
  props: Ending & {
    readonly doing:
      | { readonly act: "CREATE"; readonly with: null }
      | { readonly act: ContractAct; readonly with: contractActs_contract$key };
  },
): ReactNode {
  const { doing, onClose, onDone } = props;
  if (doing.with === null) return <ContractForm draft={null} renewed={null} onClose={onClose} onSaved={onDone} />;
  return <WithContract act={doing.act} contract={doing.with} onClose={onClose} onDone={onDone} />;
}

function WithContract(
  props: Ending & { readonly act: ContractAct; readonly contract: contractActs_contract$key },
): ReactNode {
  const { act, onClose, onDone } = props;
  const contract = useFragment(
    graphql`
      fragment contractActs_contract on Contract {
        id
        version
        contractNo
        ...contractDrawer_contract
        ...contractForm_contract
      }
    `,
    props.contract,
  );
  switch (act) {
    case "OPEN":
      return <ContractDrawer contract={contract} onClose={onClose} />;
    case "EDIT":
      return <ContractForm draft={contract} renewed={null} onClose={onClose} onSaved={onDone} />;
    case "RENEW":
      return <ContractForm draft={null} renewed={contract} onClose={onClose} onSaved={onDone} />;
    case "TERMINATE":
      return <TerminateForm {...contract} onClose={onClose} onDone={onDone} />;
    case "SIGN":
      return <Sign {...contract} onClose={onClose} onDone={onDone} />;
    case "DELETE":
      return <Delete {...contract} onClose={onClose} onDone={onDone} />;
  }
}

interface Which extends Ending {
  readonly id: string;
  readonly version: number;
  readonly contractNo: string;
}

function Sign({ id, version, contractNo, onClose, onDone }: Which): ReactNode {
  const { t } = useTranslation("contract-signing");
  const signing = useAct<contractActsSignMutation>(graphql`
    mutation contractActsSignMutation($input: SignContractInput!) {
      signContract(input: $input) {
        contract {
          ...contractSigningRow_contract
          ...contractActs_contract
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
      title={t("signQuestion", { no: contractNo })}
      text={t("signHelp")}
      verb={t("act.SIGN")}
      isBusy={signing.isBusy}
      onConfirm={(idempotencyKey) => signing.act({ input: { id, version, idempotencyKey } }, onDone)}
      onClose={onClose}
    />
  );
}

function Delete({ id, contractNo, onClose, onDone }: Which): ReactNode {
  const { t } = useTranslation("contract-signing");
  const deleting = useAct<contractActsDeleteMutation>(graphql`
    mutation contractActsDeleteMutation($input: DeleteContractInput!) {
      deleteContract(input: $input) {
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
      title={t("deleteQuestion", { no: contractNo })}
      text={t("deleteHelp")}
      verb={t("act.DELETE")}
      isCritical
      isBusy={deleting.isBusy}
      onConfirm={(idempotencyKey) => deleting.act({ input: { id, idempotencyKey } }, onDone)}
      onClose={onClose}
    />
  );
}
