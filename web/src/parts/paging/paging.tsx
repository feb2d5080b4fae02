import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { paging_pageCursors$key } from "../../__generated__/paging_pageCursors.graphql.ts";
import type { paging_pageInfo$key } from "../../__generated__/paging_pageInfo.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { Foot } from "./foot.ts";
import { PAGE_SIZES, type Place } from "./place.ts";

interface PagingProps {
  readonly info: paging_pageInfo$key;
  /** Null where pages have no numbers: too deep, or reached by key. */
  readonly cursors: paging_pageCursors$key | null | undefined;
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Rows on this page. */
  readonly rows: number;
  readonly size: number;
  /** Other rows are on their way: the cursors on the screen belong to a query that is over, so its buttons wait. */
  readonly busy: boolean;
  readonly onPlace: (place: Place) => void;
  readonly onSize: (size: number) => void;
}

/** The foot of a list: which rows these are, how many a page holds, and the way to other pages. */
export function Paging(props: PagingProps): ReactNode {
  const { t } = useTranslation("parts");
  const cursors = useFragment(
    graphql`
      fragment paging_pageCursors on PageCursors {
        first {
          cursor
          page
        }
        around {
          cursor
          page
          isCurrent
        }
        last {
          cursor
          page
        }
        previous {
          cursor
        }
        next {
          cursor
        }
      }
    `,
    props.cursors ?? null,
  );
  const info = useFragment(
    graphql`
      fragment paging_pageInfo on PageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    `,
    props.info,
  );
  const { busy, onPlace } = props;
  const current = cursors?.around.find((p) => p.isCurrent)?.page;
  // By number where there are numbers, by key where they end.
  const previous = cursors?.previous?.cursor
    ? { after: cursors.previous.cursor }
    : info.hasPreviousPage && info.startCursor
      ? { before: info.startCursor }
      : null;
  const next = cursors?.next?.cursor
    ? { after: cursors.next.cursor }
    : info.hasNextPage && info.endCursor
      ? { after: info.endCursor }
      : null;
  const go = (place: Place | null) => (place === null ? undefined : () => onPlace(place));
  return (
    <Foot>
      <Range {...props} page={current} />
      <select
        aria-label={t("paging.size")}
        value={props.size}
        onChange={(e) => props.onSize(Number(e.currentTarget.value))}
      >
        {PAGE_SIZES.map((n) => (
          <option key={n} value={n}>
            {t("paging.perPage", { count: n })}
          </option>
        ))}
      </select>
      <nav aria-label={t("paging.pages")}>
        {!cursors && (
          <Step
            text="«"
            label={t("paging.first")}
            busy={busy}
            onClick={info.hasPreviousPage ? go("start") : undefined}
          />
        )}
        <Step text="‹" label={t("paging.previous")} busy={busy} onClick={go(previous)} />
        {cursors?.first && <Numbered page={cursors.first} busy={busy} onPlace={onPlace} />}
        {cursors?.first && <Dots />}
        {cursors?.around.map((page) => (
          <Numbered key={page.page} page={page} isCurrent={page.isCurrent} busy={busy} onPlace={onPlace} />
        ))}
        {cursors?.last && <Dots />}
        {cursors?.last && <Numbered page={cursors.last} busy={busy} onPlace={onPlace} />}
        <Step text="›" label={t("paging.next")} busy={busy} onClick={go(next)} />
        {(!cursors || !props.totalIsExact) && (
          <Step text="»" label={t("paging.last")} busy={busy} onClick={info.hasNextPage ? go("end") : undefined} />
        )}
      </nav>
    </Foot>
  );
}

function Range({ page, rows, size, total, totalIsExact }: PagingProps & { readonly page: number | undefined }) {
  const { t } = useTranslation("parts");
  const of = formatCount(total, totalIsExact);
  return (
    <span aria-live="polite">
      {page === undefined
        ? t("paging.rowsByKey", { count: rows, rows: formatCount(rows), of })
        : t("paging.rows", { from: formatCount((page - 1) * size + 1), to: formatCount((page - 1) * size + rows), of })}
    </span>
  );
}

const Dots = () => <span aria-hidden>…</span>;

/** A button that waits keeps the focus, so that the next press of the key goes on from it. */
const waiting = (busy: boolean, onClick: (() => void) | undefined) =>
  busy ? ({ "aria-disabled": true } as const) : { onClick };

function Step(props: {
  readonly text: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: (() => void) | undefined;
}) {
  const { text, label, busy, onClick } = props;
  return (
    <button type="button" aria-label={label} title={label} disabled={onClick === undefined} {...waiting(busy, onClick)}>
      {text}
    </button>
  );
}

function Numbered(props: {
  readonly page: { readonly cursor: string; readonly page: number };
  readonly isCurrent?: boolean;
  readonly busy: boolean;
  readonly onPlace: (place: Place) => void;
}) {
  const { t } = useTranslation("parts");
  const { cursor, page } = props.page;
  const place: Place = page === 1 ? "start" : { after: cursor };
  return (
    <button
      type="button"
      aria-label={t("paging.page", { page })}
      aria-current={props.isCurrent ? "page" : undefined}
      {...waiting(props.busy, () => props.onPlace(place))}
    >
      {page}
    </button>
  );
}
