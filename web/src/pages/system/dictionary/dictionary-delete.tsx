import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { dictionaryDelete_item$key } from "../../../__generated__/dictionaryDelete_item.graphql.ts";
import type { dictionaryDeleteMutation } from "../../../__generated__/dictionaryDeleteMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Deletes an entry in every language, after a question. */
export function DictionaryDelete(props: {
  readonly item: dictionaryDelete_item$key;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}): ReactNode {
  const { t } = useTranslation("dictionary");
  const { id, dicKey } = useFragment(
    graphql`
      fragment dictionaryDelete_item on DictionaryItem {
        id
        dicKey
      }
    `,
    props.item,
  );
  const gone = useAct<dictionaryDeleteMutation>(graphql`
    mutation dictionaryDeleteMutation($input: DeleteDictionaryItemInput!) {
      deleteDictionaryItem(input: $input) {
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
      title={t("deleteQuestion", { key: dicKey })}
      text={t("deleteHelp")}
      verb={t("delete")}
      isCritical
      isBusy={gone.isBusy}
      onConfirm={(idempotencyKey) => gone.act({ input: { id, idempotencyKey } }, props.onDeleted)}
      onClose={props.onClose}
    />
  );
}
