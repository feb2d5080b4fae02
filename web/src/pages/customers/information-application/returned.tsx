import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { returned_application$key } from "../../../__generated__/returned_application.graphql.ts";

const Told = chakra("p", {
  base: {
    mb: "3",
    px: "3",
    py: "2",
    borderRadius: "l2",
    bg: "caution.subtle",
    color: "caution.fg",
    overflowWrap: "anywhere",
  },
});

/** Why an application came back, also while it is written and submitted anew; nothing of one that did not. */
export function Returned(props: { readonly application: returned_application$key }): ReactNode {
  const { t } = useTranslation("information-application");
  const { reason, decidedBy } = useFragment(
    graphql`
      fragment returned_application on CustomerApplication {
        reason
        decidedBy
      }
    `,
    props.application,
  );
  return reason && decidedBy ? <Told>{t("returnedBy", { by: decidedBy, reason })}</Told> : null;
}
