import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { caseOutlet_case$key } from "../../../../__generated__/caseOutlet_case.graphql.ts";
import type { caseOutlet_stands$key } from "../../../../__generated__/caseOutlet_stands.graphql.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { CommandQuestion } from "./command-question.tsx";

/** The outlet that has the parcels, what it was told, and what it can be told besides a decision (REV-03). */
export function CaseOutlet(props: { readonly row: caseOutlet_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const row = useFragment(
    graphql`
      fragment caseOutlet_case on ReviewCase {
        id
        sfWaybillNo
        file {
          outlet
        }
        ...caseOutlet_stands
      }
    `,
    props.row,
  );
  // What a command changes.
  const { intercepted, released, viewerMayIntercept, viewerMayRelease } = useFragment<caseOutlet_stands$key>(
    graphql`
      fragment caseOutlet_stands on ReviewCase {
        intercepted
        released
        viewerMayIntercept
        viewerMayRelease
      }
    `,
    row,
  );
  const [asking, ask] = useState<"INTERCEPT" | "RELEASE" | null>(null);
  const outlet = row.file?.outlet;
  if (!outlet) return null;
  const { id, sfWaybillNo } = row;
  const stands = released
    ? t(`flag.released.${released}`)
    : intercepted
      ? t(`flag.intercepted.${intercepted}`)
      : t("outletFree");
  return (
    <Section title={t("outlet", { outlet })}>
      <p>{stands}</p>
      {viewerMayIntercept && (
        <Button size="xs" mt="2" onClick={() => ask("INTERCEPT")}>
          {t("command.INTERCEPT.ask")}
        </Button>
      )}
      {viewerMayRelease && (
        <Button size="xs" mt="2" onClick={() => ask("RELEASE")}>
          {t("command.RELEASE.ask")}
        </Button>
      )}
      {asking && <CommandQuestion {...{ id, sfWaybillNo, outlet }} kind={asking} onClose={() => ask(null)} />}
    </Section>
  );
}
