import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { AddMonthCards, CARD_KINDS, MOST_CARDS } from "@linehaul/schema/customers/month-card";
import type { addCardsMutation } from "../../../../__generated__/addCardsMutation.graphql.ts";
import { ChoiceField } from "../../../../parts/form/choice-field.tsx";
import { CodesField } from "../../../../parts/form/codes-field.tsx";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";

const Cards = AddMonthCards.omit({ customerCode: true });

/** Gives a customer monthly cards: all of them or none. */
export default function AddCards(props: {
  readonly customerId: string;
  /** So many it has. */
  readonly held: number;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { customerId, held, onAdded, onClose } = props;
  const save = useSaveForm<z.input<typeof Cards>, z.output<typeof Cards>, addCardsMutation>({
    schema: Cards,
    defaults: { kind: "CREDIT", cards: [] },
    mutation: graphql`
      mutation addCardsMutation($input: AddMonthCardsInput!) {
        addMonthCards(input: $input) {
          added {
            cards {
              id
            }
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
    variables: ({ kind, cards }, idempotencyKey) => ({ input: { customerId, kind, cards, idempotencyKey } }),
    onSaved: () => {
      onClose();
      onAdded();
    },
  });
  return (
    <FormDialog title={t("cardsAdd")} save={save} onClose={onClose} verb={t("cardsAdd")}>
      <ChoiceField
        form={save.form}
        name="kind"
        label={t("cardKind")}
        options={CARD_KINDS.map((value) => ({ value, label: t(`cardKindIs.${value}`) }))}
      />
      <Wide>
        <CodesField
          form={save.form}
          name="cards"
          label={t("cardNumbers")}
          help={t("cardNumbersHelp", { count: MOST_CARDS - held })}
        />
      </Wide>
    </FormDialog>
  );
}
