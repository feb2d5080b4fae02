import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { declarationHeld_held$key } from "../../../__generated__/declarationHeld_held.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { documentsText } from "./words.ts";

/** What holds for one of an order's two declarations, and where the order itself says otherwise. */
export function DeclarationHeld(props: {
  readonly title: string;
  readonly held: declarationHeld_held$key;
  readonly onShow: (customerCode: string) => void;
}): ReactNode {
  const { t } = useTranslation("declaration-config");
  const texts = useTexts("declaration-config");
  const { ordered, row } = useFragment(
    graphql`
      fragment declarationHeld_held on DeclarationHeld {
        ordered
        row {
          customerCode
          customerName
          countryCode
          country {
            name
          }
          method
          documents
          validFrom
          validTo
        }
      }
    `,
    props.held,
  );
  const order = texts(`method.${ordered}`);
  if (!row)
    return (
      <Section title={props.title}>
        <Facts label={(id) => t(`fact.${id}`)} facts={{ method: order, row: t("noRow") }} />
      </Section>
    );
  const { customerCode, customerName, country, countryCode, method, documents } = row;
  const name = [customerName, country?.name ?? countryCode ?? t("anyCountry"), periodText(row)].join(" · ");
  return (
    <Section title={props.title}>
      <Facts
        label={(id) => t(`fact.${id}`)}
        facts={{
          method: texts(`method.${method}`),
          documents: documentsText(documents, texts),
          ordered: method !== ordered && t("differs", { method: order }),
          row: (
            <Button
              variant="plain"
              size="xs"
              minH="6"
              h="auto"
              px="0"
              color="route"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => props.onShow(customerCode)}
            >
              {name}
            </Button>
          ),
        }}
      />
    </Section>
  );
}
