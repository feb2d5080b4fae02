import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { reviewCardQuery } from "../../../../__generated__/reviewCardQuery.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Card } from "../../../../parts/card/card.ts";
import { DayBars } from "../../../../parts/card/day-bars.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";
import { useLook } from "../../../../relay/use-look.ts";
import type { PageProps } from "../../../../tab/page-props.ts";
import { useRestedChanges } from "../../../../tab/use-rested-changes.ts";
import { clockOf, clockText, useNow } from "../queue/time-left.ts";

const Cards = chakra("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr 2fr" } },
});
const Line = chakra("p", { base: { display: "flex", justifyContent: "space-between", gap: "3", py: "0.5" } });

const reviewCard = graphql`
  query reviewCardQuery($days: Int!) @preloadable {
    reviewOverview(days: $days) {
      passRests
      soon {
        sfWaybillNo
        auditStatus
        passAt
        waitingSince
      }
      oldest {
        sfWaybillNo
        auditStatus
        passAt
        waitingSince
      }
      done {
        day
        count
      }
    }
  }
`;
type Overview = reviewCardQuery["response"]["reviewOverview"];

/** The home page's cards of the review: what passes next, what has waited longest, what the reviewer decided by day. */
export default function ReviewCard({ queryRef }: PageProps<reviewCardQuery>): ReactNode {
  const { t } = useTranslation("order-review");
  useRestedChanges(["ORDERS"], useLook(reviewCard, queryRef));
  const { soon, oldest, passRests, done } = usePreloadedQuery<reviewCardQuery>(reviewCard, queryRef).reviewOverview;
  return (
    <Cards>
      <Cases title={t("home.soon")} none={t("home.soonNone")} cases={soon} rests={passRests} />
      <Cases title={t("home.oldest")} none={t("home.oldestNone")} cases={oldest} rests={passRests} />
      <Card>
        <h2>{t("home.done")}</h2>
        <DayBars days={done} title={(day, count) => t("home.doneOn", { day, count })} />
      </Card>
    </Cards>
  );
}

/** Some cases with their clocks; each opens its queue at it. */
function Cases(props: {
  readonly title: string;
  readonly none: string;
  readonly cases: Overview["soon"];
  readonly rests: boolean;
}) {
  const text = useTexts("order-review");
  const now = useNow();
  const { title, none, cases, rests } = props;
  return (
    <Card>
      <h2>{title}</h2>
      {cases.length === 0 && <p>{none}</p>}
      {cases.map((one) => {
        const clock = clockOf(one, now, rests);
        return (
          <Line key={one.sfWaybillNo}>
            <PageLink code="ORDER_REVIEW" params={{ queue: one.auditStatus, number: one.sfWaybillNo }}>
              {groupedText(one.sfWaybillNo)}
            </PageLink>
            {clock && <chakra.span color={clock.tone}>{clockText(clock, text)}</chakra.span>}
          </Line>
        );
      })}
    </Card>
  );
}
