import { encodeCursor, NUMBERED_ROWS } from "@linehaul/schema/paging";
import type { PageCursor, PageCursors } from "./facts.ts";

/** Pages on each side of the current one that are named. */
const EACH_SIDE = 2;

/**
 * The pages that can be asked for by number, around the current one. `total` may be counted only up to NUMBERED_ROWS;
 * then the last page is not known, and pages are named as far as numbers reach.
 */
export function pageCursors(o: {
  readonly num: number;
  readonly size: number;
  readonly hash: string;
  readonly total: number;
  readonly isExact: boolean;
}): PageCursors {
  const { num, size, hash } = o;
  const reachable = Math.floor(NUMBERED_ROWS / size);
  const pages = Math.max(1, Math.ceil(o.total / size));
  const end = Math.min(pages, reachable);
  const at = (page: number): PageCursor => ({
    cursor: encodeCursor({ kind: "page", hash, num: page, size }),
    page,
    isCurrent: page === num,
  });
  const from = Math.max(1, Math.min(num - EACH_SIDE, end - 2 * EACH_SIDE));
  const to = Math.min(end, Math.max(num + EACH_SIDE, 1 + 2 * EACH_SIDE));
  const around = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => at(from + i));
  const lastIsKnown = o.isExact && pages <= reachable;
  return {
    first: from > 1 ? at(1) : null,
    around,
    last: lastIsKnown && to < pages ? at(pages) : null,
    previous: num > 1 ? at(num - 1) : null,
    next: num < end ? at(num + 1) : null,
  };
}
