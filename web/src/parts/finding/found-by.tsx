import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OrderFindingKind } from "../../__generated__/orderListPageQuery.graphql.ts";

/** What is found by masked values. */
export type FoundThing = "ORDER" | "CUSTOMER" | "ACCOUNT" | "MEMBER";
/** What a finding says of itself, as the graph answers it. */
export interface FoundFinding {
  readonly kind: OrderFindingKind;
  readonly count: number;
  readonly isMore: boolean;
}

/** What a list is kept to that was found by a masked value; null: the finding is forgotten, and finds nothing. */
export default function FoundBy({
  finding,
  thing,
}: {
  readonly finding: FoundFinding | null;
  readonly thing: FoundThing;
}): ReactNode {
  const { t } = useTranslation("finding");
  if (finding === null) return t("forgotten");
  const { kind, count, isMore } = finding;
  return (
    <>
      {t(`found.${thing}.${kind}`, { count })}
      {isMore && ` (${t("newest")})`}
    </>
  );
}
