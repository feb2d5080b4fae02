import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode } from "relay-runtime";
import { Asked } from "../boundary/asked.tsx";
import { Confirm } from "../confirm/confirm.tsx";
import { useAct, type Write } from "../form/use-act.ts";
import { RowUses } from "./row-uses-lazy.ts";

type Delete = Write<{ readonly input: { readonly id: string; readonly idempotencyKey: string } }>;

/** Deletes a row, after a question. */
export function CatalogueDelete(props: {
  readonly id: string;
  /** What the question calls it. */
  readonly name: string;
  /** The namespace of the page's texts: `deleteHelp`. */
  readonly page: string;
  readonly mutation: GraphQLTaggedNode;
  /** Shows what names the row. */
  readonly isUsed?: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}): ReactNode {
  const { id, name, onDeleted } = props;
  const { t } = useTranslation("parts");
  const { t: say } = useTranslation(props.page);
  const gone = useAct<Delete>(props.mutation);
  const verb = t("catalogue.delete");
  return (
    <Confirm
      title={t("catalogue.question", { verb, name })}
      text={say("deleteHelp")}
      verb={verb}
      isCritical
      isBusy={gone.isBusy}
      onConfirm={(idempotencyKey) => gone.act({ input: { id, idempotencyKey } }, onDeleted)}
      onClose={props.onClose}
    >
      {props.isUsed && (
        <Asked of={id} fallback={null}>
          {(tries) => <RowUses id={id} turn={tries} />}
        </Asked>
      )}
    </Confirm>
  );
}
