import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { StateTabs, type StateTab } from "../../../parts/page/page-bar.tsx";
import { queueOf, QUEUES } from "./order-review-list.ts";
import type { ReviewList } from "./review-list.ts";
import { useReach } from "./use-reach.ts";

type Counts = ReturnType<typeof useReach>["counts"];
interface Props {
  readonly list: ReviewList;
}

/** The six queues with how many orders each has, and all of them. */
export const ReviewTabs = ({ list }: Props): ReactNode => (
  <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
    <Counted list={list} />
  </Optional>
);
const Counted = ({ list }: Props) => <Tabs list={list} counts={useReach(list).counts} />;

function Tabs({ list, counts }: Props & { readonly counts: Counts }) {
  const { t } = useTranslation(["order-review", "parts"]);
  const tabs: StateTab<(typeof QUEUES)[number]>[] = QUEUES.map((value) => ({
    value,
    label: t(`parts:status.audit.${value}`),
    count: counts.find(({ queue }) => queue === value),
  }));
  return (
    <StateTabs
      label={t("queues")}
      tabs={tabs}
      value={queueOf(list.state.filter)}
      onChange={(queue) => list.filterBy({ queue: queue ?? "ALL" })}
    />
  );
}
