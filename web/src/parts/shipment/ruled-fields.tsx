import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ruledFields_rules$key } from "../../__generated__/ruledFields_rules.graphql.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { FieldRuleLink } from "./row-links.tsx";

/** What is said of fields of an order: each with the row that says so, and its message. */
export function RuledFields(props: { readonly rules: ruledFields_rules$key }): ReactNode {
  const texts = useTexts("shipment");
  const rules = useFragment(
    graphql`
      fragment ruledFields_rules on FieldRule @relay(plural: true) {
        id
        effect
        message
        ...rowLinks_fieldRule
      }
    `,
    props.rules,
  );
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.id}>
          <FieldRuleLink row={rule} />
          {`: ${[texts(`field.${rule.effect}`), rule.message].filter(Boolean).join(" · ")}`}
        </li>
      ))}
    </ul>
  );
}
