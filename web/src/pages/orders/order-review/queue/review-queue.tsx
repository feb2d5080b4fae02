import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { orderReviewPageQuery } from "../../../../__generated__/orderReviewPageQuery.graphql.ts";
import { isEmpty } from "../../../../parts/list/list-state.ts";
import { Notice } from "../../../../parts/list/notices.tsx";
import { useAnswer } from "../../../../parts/list/use-answer.ts";
import { Paging } from "../../../../parts/paging/paging.tsx";
import type { ReviewList, ReviewNode } from "../review-list.ts";
import type { Selection } from "../../../../parts/table/selection.ts";
import { orderReviewList } from "../order-review-list.ts";
import { useReach } from "../use-reach.ts";
import { QueuedCase } from "./queued-case.tsx";
import { tickOf } from "./ticked.ts";
import { useNow } from "./time-left.ts";

const Queue = chakra("nav", { base: { flex: "1", minH: "0", overflow: "auto" } });

/** The orders of a queue, the most urgent first; or why there are none. */
export function ReviewQueue(props: {
  readonly list: ReviewList;
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
  readonly selection: Selection;
}): ReactNode {
  const { t } = useTranslation(["order-review", "parts"]);
  const { list, shown, onShow } = props;
  const { page, nodes } = useAnswer<orderReviewPageQuery, ReviewNode>(list);
  const { isAuthorised, countries, passRests } = useReach(list);
  const now = useNow();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!isAuthorised) return <Notice title={t("notAuthorised")} text={t("notAuthorisedHelp")} />;
  const { queue } = list.state.filter;
  // A queue is no filter: an empty one is done.
  if (nodes.length === 0)
    return !isEmpty({ ...list.state.filter, queue: "" }) ? (
      <Notice title={t("parts:state.noMatch")} text={t("parts:state.noMatchHelp")}>
        <Button onClick={() => list.filterBy({ ...orderReviewList.empty, queue })}>{t("parts:state.clear")}</Button>
      </Notice>
    ) : (
      <Notice title={t("none")} text={countries ? t("noneOf", { countries: countries.join(", ") }) : t("noneHelp")} />
    );
  const ticks = nodes.map(tickOf);
  return (
    <>
      <Queue ref={box} aria-label={t("queue")}>
        {nodes.map((node) => (
          <QueuedCase
            key={node.id}
            row={node}
            now={now}
            rests={passRests}
            isShown={node.id === shown}
            onShow={() => onShow(node.id)}
            selection={props.selection}
            ticks={ticks}
          />
        ))}
      </Queue>
      <Paging
        info={page.pageInfo}
        cursors={page.pageCursors}
        total={page.totalCount}
        totalIsExact={page.totalIsExact}
        rows={nodes.length}
        size={list.state.size}
        busy={list.isPending}
        onPlace={list.go}
        onSize={list.resize}
      />
    </>
  );
}
