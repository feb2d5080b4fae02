import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CustomerActKind } from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import type {
  matchingQuestionQuery,
  matchingQuestionQuery$variables,
} from "../../__generated__/matchingQuestionQuery.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { ActPreview } from "../order-act/act-preview.tsx";
import { AskedFirst } from "../order-act/asked-first.tsx";
import { Said } from "../order-act/said.tsx";

export interface MatchingProps {
  /** The list's filter, as the graph takes it. */
  readonly filter: matchingQuestionQuery$variables["filter"];
  /** After what came of it was seen, or begun. */
  readonly onActed: () => void;
  readonly onClose: () => void;
}

/** What is to be done, of ASSIGN with whom it would be. */
export interface Meant extends Pick<MatchingProps, "filter" | "onClose"> {
  readonly kind: CustomerActKind;
  readonly whom?: { readonly salesPerson: string; readonly orgCode: string };
  /** The question; `count` are those that would change, `told` says what becomes of whom. */
  readonly children: (count: number, told: ReactNode) => ReactNode;
}

/** The question before an act on all customers that match: how many do, and what would become of them, is asked first. */
export function MatchingQuestion(meant: Meant): ReactNode {
  const { t } = useTranslation("customer-act");
  return (
    <AskedFirst title={t(`whole.${meant.kind}`)} asking={t("asking")} onClose={meant.onClose}>
      {(tries) => <Foretold {...meant} tries={tries} />}
    </AskedFirst>
  );
}

function Foretold({ kind, whom, filter, onClose, children, tries }: Meant & { readonly tries: number }) {
  const { t } = useTranslation(["customer-act", "customer-turn"]);
  const { preview } = useLazyLoadQuery<matchingQuestionQuery>(
    graphql`
      query matchingQuestionQuery(
        $kind: CustomerActKind!
        $filter: CustomerFilter
        $salesPerson: String
        $orgCode: String
      ) {
        preview: customerActPreview(kind: $kind, filter: $filter, salesPerson: $salesPerson, orgCode: $orgCode) {
          matching {
            count
          }
          outcomes {
            outcome
            count
          }
          hindrance
        }
      }
    `,
    { kind, filter, salesPerson: whom?.salesPerson || null, orgCode: whom?.orgCode || null },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const { matching, outcomes, hindrance } = preview;
  const say = (title: string, text: ReactNode) => <Said title={title} text={text} onClose={onClose} />;
  if (hindrance) return say(t(`whole.${kind}`), t(hindrance, { most: formatCount(MOST_ACTED) }));
  const counted = (count: number) => ({ count, n: formatCount(count) });
  const changed = outcomes.find(({ outcome }) => outcome === "DONE")?.count ?? 0;
  const told = (
    <ActPreview
      says={[
        t("matching", counted(matching.count)),
        ...(changed > 0 ? [t(`does.${kind}`, counted(changed)), t("task")] : []),
      ]}
      cant={t("stay")}
      hindered={outcomes
        .filter(({ outcome }) => outcome !== "DONE")
        .map(({ outcome, count }) => ({
          key: outcome,
          text: t("stays", { n: formatCount(count), why: t(`customer-turn:outcomeIs.${outcome}`) }),
          orders: [],
        }))}
      missing={0}
    />
  );
  return changed === 0 ? say(t("nothing"), told) : children(changed, told);
}
