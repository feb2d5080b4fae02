import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { clientSurplus_client$key } from "../../../__generated__/clientSurplus_client.graphql.ts";

const Notice = chakra("div", {
  base: { gridColumn: "1 / -1", px: "3", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg" },
});

/** What a client is bound to and is refused (SEC-02), and how that ends; nothing where it is refused nothing. */
export function ClientSurplus(props: { readonly client: clientSurplus_client$key }): ReactNode {
  const { t } = useTranslation("auth-client");
  const { surplus } = useFragment(
    graphql`
      fragment clientSurplus_client on AuthClient {
        surplus {
          buttons
          sites
          names
        }
      }
    `,
    props.client,
  );
  if (!surplus) return null;
  const lost = [...surplus.buttons, ...surplus.sites].join(", ");
  const names = surplus.names.join(", ");
  return (
    <Notice role="note">
      {lost !== "" && <p>{t("surplus.lost", { lost })}</p>}
      {names !== "" && <p>{t("surplus.asks", { names })}</p>}
      <p>{t("surplus.mend")}</p>
    </Notice>
  );
}
