import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerReviewPageQuery } from "../../../__generated__/customerReviewPageQuery.graphql.ts";
import type { reviewQueue_review$key } from "../../../__generated__/reviewQueue_review.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { isEmpty } from "../../../parts/list/list-state.ts";
import { Notice } from "../../../parts/list/notices.tsx";
import { useAnswer } from "../../../parts/list/use-answer.ts";
import { Paging } from "../../../parts/paging/paging.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import type { ReviewList, ReviewNode } from "./customer-review-page.tsx";

const Queue = chakra("nav", { base: { flex: "1", minH: "0", overflow: "auto" } });
const Item = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    width: "100%",
    px: "3",
    py: "2",
    textAlign: "start",
    color: "fg.muted",
    cursor: "pointer",
    borderBottomWidth: "1px",
    borderInlineStartWidth: "3px",
    borderInlineStartColor: "transparent",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current]": { bg: "bg.selected", borderInlineStartColor: "route" },
    "& > *": { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > :nth-child(even)": { justifySelf: "end" },
    "& > b": { color: "fg", fontWeight: "semibold" },
    "& > small": { textStyle: "xs" },
  },
});

/** Reviews, what has waited longest first; or why there are none. */
export function ReviewQueue(props: {
  readonly list: ReviewList;
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation(["customer-review", "parts"]);
  const { list, shown, onShow } = props;
  const { page, nodes } = useAnswer<customerReviewPageQuery, ReviewNode>(list);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (nodes.length === 0)
    return isEmpty({ ...list.state.filter, status: "" }) ? (
      <Notice title={t("none")} text={t("noneHelp")} />
    ) : (
      <Notice title={t("parts:state.noMatch")} text={t("parts:state.noMatchHelp")}>
        <Button onClick={list.clear}>{t("parts:state.clear")}</Button>
      </Notice>
    );
  return (
    <>
      <Queue ref={box} aria-label={t("queue")}>
        {nodes.map((node) => (
          <Queued key={node.id} review={node} isShown={node.id === shown} onShow={() => onShow(node.id)} />
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

function Queued(props: {
  readonly review: reviewQueue_review$key;
  readonly isShown: boolean;
  readonly onShow: () => void;
}) {
  const { t } = useTranslation("customer-review");
  const texts = useTexts("application");
  const { customerName, customerCode, kind, status, submittedBy, submittedAt, isOwn, application } = useFragment(
    graphql`
      fragment reviewQueue_review on CustomerReview {
        customerName
        customerCode
        kind
        status
        submittedBy
        submittedAt
        isOwn
        application {
          kind
        }
      }
    `,
    props.review,
  );
  return (
    <Item type="button" aria-current={props.isShown ? "true" : undefined} onClick={props.onShow}>
      <b title={customerName}>{customerName}</b>
      <StatusTag kind="customerReview" value={status} />
      <small>
        {customerCode} · {application ? texts(`kind.${application.kind}`) : t(`kindIs.${kind}`)}
      </small>
      <small>{isOwn ? t("own") : submittedBy}</small>
      <small>
        <Instant at={submittedAt} />
      </small>
    </Item>
  );
}
