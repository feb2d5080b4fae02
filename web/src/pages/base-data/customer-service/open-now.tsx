import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { openNow_customerService$key } from "../../../__generated__/openNow_customerService.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { openText } from "../../../parts/open-hours/open-text.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";

/** Of which countries customer service answers at this moment. Nothing where no hours of it are in use. */
export function OpenNow(props: { readonly query: openNow_customerService$key }): ReactNode {
  const t = useTexts("customer-service");
  const { customerServiceOpenNow: all } = useFragment(
    graphql`
      fragment openNow_customerService on Query {
        customerServiceOpenNow {
          countryCode
          country {
            name
          }
          isOpen
          opensAt
          closesAt
        }
      }
    `,
    props.query,
  );
  if (all.length === 0) return null;
  const told = all.map((one) =>
    t("ofCountry", { country: one.country?.name ?? one.countryCode, hours: openText(one, t) }),
  );
  return <PageNote>{told.join(" · ")}</PageNote>;
}
