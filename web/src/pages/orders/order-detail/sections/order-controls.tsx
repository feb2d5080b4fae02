import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderControls_detail$key } from "../../../../__generated__/orderControls_detail.graphql.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";

/** The controls that an order fell under when it was written: why somebody has to look at it, or only has to know. */
export function OrderControls(props: { readonly detail: orderControls_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { controls } = useFragment(
    graphql`
      fragment orderControls_detail on OrderDetail {
        controls {
          code
          name
          effect
          line
          found
        }
      }
    `,
    props.detail,
  );
  if (controls.length === 0) return null;
  return (
    <Section title={t("section.controls")}>
      <ul>
        {controls.map(({ code, name, effect, line, found }) => (
          <li key={`${code} ${line}`}>
            <StatusTag kind="control" value={effect} /> {name}
            {line != null && ` · ${t("controlFound", { line, found })}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
