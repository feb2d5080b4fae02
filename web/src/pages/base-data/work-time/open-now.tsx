import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { openNow_query$key } from "../../../__generated__/openNow_query.graphql.ts";
import { formatInstant } from "../../../format/date.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";

/** What is open at this moment, and when the rest opens. Nothing where no hours are in use. */
export function OpenNow(props: { readonly query: openNow_query$key }): ReactNode {
  const { t } = useTranslation("work-time");
  const texts = useTexts("work-time");
  const { openNow } = useFragment(
    graphql`
      fragment openNow_query on Query {
        openNow {
          countryCode
          country {
            name
          }
          purpose
          isOpen
          opensAt
        }
      }
    `,
    props.query,
  );
  if (openNow.length === 0) return null;
  const told = openNow.map(({ country, countryCode, purpose, isOpen, opensAt }) => {
    const what = `${texts(`purpose.${purpose}`)} (${country?.name ?? countryCode})`;
    if (isOpen) return t("isOpen", { what });
    return opensAt ? t("opensAt", { what, at: formatInstant(opensAt) }) : t("neverOpens", { what });
  });
  return <PageNote>{told.join(" · ")}</PageNote>;
}
