import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { PickupAnswerInput, pickupBoxAnswerQuery } from "../../../__generated__/pickupBoxAnswerQuery.graphql.ts";
import type { pickupBoxAnswer_notice$key } from "../../../__generated__/pickupBoxAnswer_notice.graphql.ts";
import { dayText, periodText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { weekdaysText } from "./weekdays-text.ts";

/** What holds there and then, the next pick-up, and the row that says so. Suspends. */
export function PickupBoxAnswer(props: {
  readonly input: PickupAnswerInput;
  readonly turn: number;
  readonly onShow: (place: string) => void;
}): ReactNode {
  const { t } = useTranslation("pickup-support");
  const texts = useTexts("pickup-support");
  const { pickupAnswer } = useLazyLoadQuery<pickupBoxAnswerQuery>(
    graphql`
      query pickupBoxAnswerQuery($input: PickupAnswerInput!) {
        pickupAnswer(input: $input) {
          answer {
            timeZone
            day
            time
            ways
            isBeforeCutOff
            holiday {
              name
              worksAs
            }
            notice {
              id
              cutOff
              notice
              weekdays
              ...pickupBoxAnswer_notice
            }
            next {
              day
              fromTime
              toTime
              ways
              notice {
                id
                ...pickupBoxAnswer_notice
              }
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: props.input },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = pickupAnswer;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { notice, next, ways, isBeforeCutOff, holiday } = answer;
  const waysText = (some: readonly string[]) => some.map((way) => t(`way.${way}`)).join(", ");
  const kept = ({ name, worksAs }: NonNullable<typeof holiday>) =>
    worksAs === "DAY_OFF" ? t("dayOff", { name }) : t("worksAs", { name, weekday: weekdaysText([worksAs], texts) });
  const cutOff = notice && ways.length > 0 && t(isBeforeCutOff ? "before" : "after", { time: notice.cutOff });
  return (
    <Section title={`${dayText(answer.day)} ${answer.time} (${answer.timeZone})`}>
      <Facts
        label={(id) => t(`fact.${id}`)}
        facts={{
          ways: notice === null ? t("nothingSaid") : waysText(ways) || t("noPickup"),
          holiday: holiday && kept(holiday),
          cutOff,
          next: next ? `${dayText(next.day)} ${next.fromTime}–${next.toTime} · ${waysText(next.ways)}` : t("noNext"),
          notice: notice?.notice,
          weekdays: notice && weekdaysText(notice.weekdays, texts),
          row: notice && <NoticeLink notice={notice} onShow={props.onShow} />,
          nextRow: next && next.notice.id !== notice?.id && <NoticeLink notice={next.notice} onShow={props.onShow} />,
        }}
      />
    </Section>
  );
}

/** The row that says so: shows it in the list. */
function NoticeLink(props: { readonly notice: pickupBoxAnswer_notice$key; readonly onShow: (place: string) => void }) {
  const { t } = useTranslation("pickup-support");
  const { place, productCode, productName, validFrom, validTo } = useFragment(
    graphql`
      fragment pickupBoxAnswer_notice on PickupNotice {
        place
        productCode
        productName
        validFrom
        validTo
      }
    `,
    props.notice,
  );
  return (
    <Button variant="plain" size="xs" minH="6" px="0" color="route" onClick={() => props.onShow(place)}>
      {[place, productName ?? (productCode || t("anyProduct")), periodText({ validFrom, validTo })].join(" · ")}
    </Button>
  );
}
