import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { MOST_CARDS } from "@linehaul/schema/customers/month-card";
import type { customerCards_customer$key } from "../../../../__generated__/customerCards_customer.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { ActButton } from "../../../../parts/order-act/act-button.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { AddCards, TurnCard } from "../cards/lazy.ts";
import { useDetailMasked } from "../use-detail-masked.tsx";

const Foot = chakra("div", { base: { mt: "2" } });

/** The monthly cards of a customer, how many of them it may have, and what may be done with them (CUS-02, CUS-14). */
export function CustomerCards(props: {
  readonly customer: customerCards_customer$key;
  readonly onChanged: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { may } = useShell();
  const own = useDetailMasked();
  const { id, detail } = useFragment(
    graphql`
      fragment customerCards_customer on Customer {
        id
        detail {
          monthCards {
            id
            card
            kind
            isUsed
            addedAt
            addedBy
          }
        }
      }
    `,
    props.customer,
  );
  const cards = detail?.monthCards ?? [];
  const mayChange = may("CUSTOMER_LIST.EDIT") || may("INTL_CUSTOMER_LIST.EDIT");
  const title = t("cards", { count: cards.length, most: MOST_CARDS });
  return (
    <Section title={title}>
      <SimpleTable
        label={title}
        heads={[t("card"), t("cardKind"), t("cardState"), t("fact.createdAt"), ...(mayChange ? [t("cardAct")] : [])]}
        rows={cards.map((card) => ({
          key: card.id,
          off: !card.isUsed,
          cells: [
            own(card.id, card.card, "MONTH_CARD"),
            texts(`cardKindIs.${card.kind}`),
            t(card.isUsed ? "cardUsed" : "cardUnused"),
            <span key="added">
              <Instant at={card.addedAt} /> <small>{card.addedBy}</small>
            </span>,
            mayChange && (
              <ActButton
                key="act"
                text={t(card.isUsed ? "cardStop" : "cardUse")}
                question={(onClose) => (
                  <TurnCard
                    id={card.id}
                    card={card.card}
                    isUsed={!card.isUsed}
                    onTurned={props.onChanged}
                    onClose={onClose}
                  />
                )}
              />
            ),
          ],
        }))}
        none={t("cardsNone")}
      />
      {mayChange && cards.length < MOST_CARDS && (
        <Foot>
          <ActButton
            text={t("cardsAdd")}
            question={(onClose) => (
              <AddCards customerId={id} held={cards.length} onAdded={props.onChanged} onClose={onClose} />
            )}
          />
        </Foot>
      )}
    </Section>
  );
}
