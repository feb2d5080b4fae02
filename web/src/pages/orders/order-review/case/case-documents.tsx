import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { caseDocuments_case$key } from "../../../../__generated__/caseDocuments_case.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    m: "0",
    p: "0",
    "& > li": { display: "flex", alignItems: "baseline", gap: "2", py: "1" },
    "& > li > span": { ms: "auto", textStyle: "xs", color: "fg.muted" },
    "& > li[data-state=MISSING] > span": { color: "caution.fg", fontWeight: "medium" },
  },
});
const Warning = chakra("p", {
  base: { mt: "1.5", px: "2.5", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg" },
});

/** The documents that the review wants and what of them came; how the order is declared where that differs; what is to be followed up. */
export function CaseDocuments(props: { readonly row: caseDocuments_case$key }): ReactNode {
  const { t } = useTranslation(["order-review", "order-detail"]);
  const texts = useTexts("order-detail");
  const { file } = useFragment(
    graphql`
      fragment caseDocuments_case on ReviewCase {
        file {
          outlet
          documents {
            kind
            state
            isNeeded
          }
          declarations {
            direction
            ordered
            method
          }
          followUp {
            note
            askedBy
            askedAt
          }
        }
      }
    `,
    props.row,
  );
  if (!file) return null;
  const missing = file.documents.filter(({ state }) => state === "MISSING");
  const names = missing.map(({ kind }) => t(`document.${kind}`)).join(", ");
  const differing = file.declarations.filter(({ ordered, method }) => ordered !== method);
  return (
    <>
      <Section title={t("documents")}>
        {file.documents.length === 0 && <p>{t("noDocuments")}</p>}
        <List>
          {file.documents.map(({ kind, state, isNeeded }) => (
            <li key={kind} data-state={state}>
              {t(`document.${kind}`)}
              <span>{t(isNeeded ? `documentState.${state}` : `askedState.${state}`)}</span>
            </li>
          ))}
        </List>
        {missing.length > 0 && (
          <Warning>
            {t("missing", { count: missing.length, names })}
            {file.outlet && ` ${t("mayIntercept", { outlet: file.outlet })}`}
          </Warning>
        )}
        {differing.map(({ direction, ordered, method }) => (
          <Warning key={direction}>
            {t(`differs.${direction}`, {
              method: texts(`code.declaration.${method}`),
              ordered: texts(`code.declaration.${ordered}`),
            })}
          </Warning>
        ))}
      </Section>
      {file.followUp && (
        <Section title={t("followedUp")}>
          <Facts
            label={(id) => t(`fact.${id}`)}
            facts={{
              note: file.followUp.note,
              askedBy: file.followUp.askedBy,
              askedAt: <Instant at={file.followUp.askedAt} />,
            }}
          />
        </Section>
      )}
    </>
  );
}
