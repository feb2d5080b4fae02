import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { currencyToggle_currency$key } from "../../../__generated__/currencyToggle_currency.graphql.ts";
import type { currencyToggleDisableMutation } from "../../../__generated__/currencyToggleDisableMutation.graphql.ts";
import type { currencyToggleEnableMutation } from "../../../__generated__/currencyToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a currency out of use or brings it back, after a question. The row follows by its id. */
export function CurrencyToggle(props: {
  readonly currency: currencyToggle_currency$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("currency");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment currencyToggle_currency on Currency {
        id
        code
        status
      }
    `,
    props.currency,
  );
  const enable = useAct<currencyToggleEnableMutation>(
    graphql`
      mutation currencyToggleEnableMutation($input: EnableCurrencyInput!) {
        enableCurrency(input: $input) {
          currency {
            ...currencyRow_currency
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.enableCurrency.errors,
  );
  const disable = useAct<currencyToggleDisableMutation>(
    graphql`
      mutation currencyToggleDisableMutation($input: DisableCurrencyInput!) {
        disableCurrency(input: $input) {
          currency {
            ...currencyRow_currency
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.disableCurrency.errors,
  );
  const toggle = status === "ENABLED" ? disable : enable;
  return (
    <ToggleConfirm
      status={status}
      name={code}
      text={t(status === "ENABLED" ? "disableHelp" : "enableHelp")}
      isBusy={toggle.isBusy}
      onConfirm={(idempotencyKey) => toggle.act({ input: { id, idempotencyKey } }, onClose)}
      onClose={onClose}
    />
  );
}
