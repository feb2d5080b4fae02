import { chakra, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerHistoryQuery } from "../../../../__generated__/customerHistoryQuery.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Timeline } from "../../../../parts/detail/timeline.ts";

const Change = chakra("div", {
  base: {
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    "& del": { color: "fg.muted" },
    "& ins": { textDecoration: "none" },
  },
});

/** Of a list, one a line, what the other has not. */
const onlyIn = (one: string | null | undefined, other: string | null | undefined): string[] => {
  const [lines, known] = [one, other].map((text) => text?.split("\n") ?? []);
  return (lines ?? []).filter((line) => known?.includes(line) !== true);
};

/** How a customer came to be as it is: the newest first, each field before and after. Asked again when the customer changed. */
export function CustomerHistory(props: { readonly id: string; readonly changedAt: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { id, changedAt } = props;
  return (
    <Section title={t("history")}>
      <Asked of={`${id} ${changedAt}`} fallback={<Skeleton height="24" />}>
        {(tries) => <Entries id={id} fetchKey={`${changedAt} ${tries}`} />}
      </Asked>
    </Section>
  );
}

function Entries({ id, fetchKey }: { readonly id: string; readonly fetchKey: string }) {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { customerHistory } = useLazyLoadQuery<customerHistoryQuery>(
    graphql`
      query customerHistoryQuery($id: ID!) {
        customerHistory(id: $id) {
          entries {
            id
            at
            userName
            contractNo
            applicationKind
            action
            reason
            changes {
              field
              before
              after
            }
          }
          hasMore
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const { entries, hasMore } = customerHistory;
  if (entries.length === 0) return <p>{t("historyNone")}</p>;
  /** Of an application: a paper by its name, and not by what it is checked by at each download. */
  const ofApplication = (field: string, text: string) => {
    if (field === "status") return texts(`parts:status.application.${text}`);
    if (field === "cardState") return texts(`parts:status.cardApplication.${text}`);
    if (field === "kind") return texts(`application:kind.${text}`);
    return field === "papers" ? texts(`application:paper.${text.split(" ", 1).join("")}`) : text;
  };
  const words = (field: string, text: string) => {
    if (field === "status") return texts(`parts:status.customer.${text}`);
    if (field === "state") return texts(`parts:status.contract.${text}`);
    if (field === "kind") return texts(`contractKindIs.${text}`);
    // A file and what it is checked by at each download.
    if (field === "files") return text.replace(/ [0-9a-f]{64}$/, "");
    if (field !== "monthCards") return text;
    const [card = "", kind = "", unused] = text.split(" ");
    const told = [card, texts(`cardKindIs.${kind}`), unused && t("cardUnused")];
    return told.filter(Boolean).join(" · ");
  };
  return (
    <>
      <Timeline>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.contractNo && <Change>{t("historyContract", { number: entry.contractNo })}</Change>}
            {entry.applicationKind && (
              <Change>{t("historyApplication", { kind: texts(`application:kind.${entry.applicationKind}`) })}</Change>
            )}
            {entry.changes.map(({ field, before, after }) => {
              const [gone, come] = [onlyIn(before, after), onlyIn(after, before)];
              const said = (text: string) => (entry.applicationKind ? ofApplication : words)(field, text);
              return (
                <Change key={field}>
                  {texts(`field.${field}`)}: {gone.length > 0 && <del>{gone.map(said).join(", ")}</del>}
                  {gone.length > 0 && come.length > 0 && " → "}
                  {come.length > 0 && <ins>{come.map(said).join(", ")}</ins>}
                </Change>
              );
            })}
            {entry.reason && <Change>{entry.reason}</Change>}
            <small>
              <Instant at={entry.at} /> · {entry.userName}
            </small>
          </li>
        ))}
      </Timeline>
      {hasMore && <p>{t("historyMore")}</p>}
    </>
  );
}
