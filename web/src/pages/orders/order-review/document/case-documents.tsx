import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import type { caseDocuments_case$key } from "../../../../__generated__/caseDocuments_case.graphql.ts";
import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { DeclaredOtherwise } from "../case/declared-otherwise.tsx";
import { Warning } from "../case/warning.ts";
import { DocumentLine } from "./document-line.tsx";

const AddDocumentForm = lazyPart(() => import("./add-document-form.tsx"));

const List = chakra("ul", { base: { listStyle: "none", m: "0", p: "0" } });

/** The documents that the review wants, what of them came, and how it was judged. */
export function CaseDocuments(props: {
  readonly row: caseDocuments_case$key;
  /** A document was added or judged: the case is to be asked for anew. */
  readonly onChanged: () => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { onChanged } = props;
  const row = useFragment(
    graphql`
      fragment caseDocuments_case on ReviewCase {
        id
        sfWaybillNo
        viewerMayAddDocument
        ...documentLine_case
        ...declaredOtherwise_case
        file {
          outlet
          documents {
            kind
            state
            ...documentLine_document
          }
        }
      }
    `,
    props.row,
  );
  const [isAdding, add] = useState(false);
  const { id, sfWaybillNo, file } = row;
  if (!file) return null;
  const missing = file.documents.filter(({ state }) => state === "MISSING" || state === "REFUSED");
  const names = missing.map(({ kind }) => t(`document.${kind}`)).join(", ");
  const wanted = DOCUMENT_KINDS.find((kind) => kind === missing[0]?.kind) ?? DOCUMENT_KINDS[0];
  return (
    <Section title={t("documents")}>
      {file.documents.length === 0 && <p>{t("noDocuments")}</p>}
      <List>
        {file.documents.map((document) => (
          <DocumentLine key={document.kind} row={row} document={document} onChanged={onChanged} />
        ))}
      </List>
      {missing.length > 0 && (
        <Warning>
          {t("missing", { count: missing.length, names })}
          {file.outlet && ` ${t("mayIntercept", { outlet: file.outlet })}`}
        </Warning>
      )}
      <DeclaredOtherwise row={row} />
      {row.viewerMayAddDocument && (
        <Button size="xs" mt="2" onClick={() => add(true)}>
          {t("doc.add")}
        </Button>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddDocumentForm
            id={id}
            number={groupedText(sfWaybillNo)}
            kind={wanted}
            onDone={() => {
              add(false);
              onChanged();
            }}
            onClose={() => add(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
