/** A page that can be asked for by its number. */
export interface PageCursor {
  /** Goes into `after`. */
  readonly cursor: string;
  /** From 1. */
  readonly page: number;
  readonly isCurrent: boolean;
}
export interface PageCursors {
  readonly first: PageCursor | null;
  readonly around: readonly PageCursor[];
  readonly last: PageCursor | null;
  readonly previous: PageCursor | null;
  readonly next: PageCursor | null;
}

/** What every connection knows besides its rows. `totalCount` is 0 when nobody asked for it. */
export interface PageFacts {
  readonly totalCount: number;
  readonly totalIsExact: boolean;
  /** Made when somebody asks for them. */
  pageCursors(): PageCursors | null;
}
