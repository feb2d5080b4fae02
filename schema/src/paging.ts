import { z } from "zod";

export const MAX_PAGE_SIZE = 200;
/** A page can be named by its number while number × size is within this; beyond it only by key (design, "Paging"). */
export const NUMBERED_ROWS = 10_000;

/** By number, or by key after or before a cursor; a first page by either. `want` names the extras that cost a query, `wanted` says what they are. */
export const pageQuery = <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  W extends readonly [string, ...string[]],
>(o: {
  filter: F;
  sort: S;
  want?: W;
  wanted?: string;
}) =>
  z
    .object({
      pageNum: z.int().min(1).optional().describe("Which page, from 1; `pageNum` × `pageSize` is at most 10,000."),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).describe("Rows of a page."),
      after: z.string().max(500).optional().describe("Read on after this cursor, in place of a number."),
      before: z.string().max(500).optional().describe("Read what stands before this cursor, in place of a number."),
      sort: z.enum(o.sort).default(o.sort[0]).describe("How the rows are sorted."),
      filter: z.object(o.filter).optional().describe("Conditions that must all hold; all rows without it."),
      want: z
        .array(z.enum(["total", ...((o.want ?? []) as W)]))
        .default([])
        .describe(
          ["What costs a query of its own. `total`: how many rows there are, exact up to 10,000.", o.wanted]
            .filter(Boolean)
            .join(" "),
        ),
    })
    .refine((q) => [q.pageNum, q.after, q.before].filter((x) => x !== undefined).length <= 1, {
      message: "page.oneWay",
      path: ["pageNum"],
    })
    .refine((q) => q.pageNum === undefined || q.pageNum * q.pageSize <= NUMBERED_ROWS, {
      message: "page.tooDeep",
      path: ["pageNum"],
    });

/** A page: its rows, the cursors of its ends (null where nothing lies beyond) and, when wanted, the total. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row).describe("The rows, in the order of the sort."),
    total: z.int().nullable().describe("How many rows there are, counted up to 10,000; null when it was not wanted."),
    totalExact: z.boolean().describe("False where there are more, or when it was not wanted."),
    after: z.string().nullable().describe("Cursor of the last row; null when nothing lies behind it."),
    before: z.string().nullable().describe("Cursor of the first row; null when nothing lies before it."),
  });
export interface Page<T> {
  readonly data: T[];
  readonly total: number | null;
  readonly totalExact: boolean;
  readonly after: string | null;
  readonly before: string | null;
}

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, v]) => v !== undefined && v !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, canonical(v)]),
        )
      : value;

/** What a cursor belongs to: FNV-1a over sort and filter, the same on every floor. Not a secret: it keeps a cursor from being used with another query. */
export function queryHash(sort: string, filter: unknown): string {
  let h = 0x811c9dc5;
  for (const c of JSON.stringify([sort, canonical(filter)])) h = Math.imul(h ^ c.codePointAt(0)!, 0x01000193) >>> 0;
  return h.toString(36);
}

/** Where a page begins or ends: a row's sort value and id, or a page's number and size. */
export type Cursor =
  | { readonly kind: "key"; readonly hash: string; readonly value: string; readonly id: string }
  | { readonly kind: "page"; readonly hash: string; readonly num: number; readonly size: number };

const KeyParts = z.tuple([z.literal("k"), z.string(), z.string(), z.string()]);
const PageParts = z.tuple([z.literal("p"), z.string(), z.int().min(1), z.int().min(1).max(MAX_PAGE_SIZE)]);
const base64url = {
  encode: (s: string) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(s)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, ""),
  decode: (s: string) =>
    new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(atob(s.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)),
    ),
};

export const encodeCursor = (c: Cursor): string =>
  base64url.encode(JSON.stringify(c.kind === "key" ? ["k", c.hash, c.value, c.id] : ["p", c.hash, c.num, c.size]));

/** Null for rubbish; whether it is this query's is for the caller to compare. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const parts: unknown = JSON.parse(base64url.decode(text));
    const key = KeyParts.safeParse(parts);
    if (key.success) return { kind: "key", hash: key.data[1], value: key.data[2], id: key.data[3] };
    const numbered = PageParts.safeParse(parts);
    return numbered.success
      ? { kind: "page", hash: numbered.data[1], num: numbered.data[2], size: numbered.data[3] }
      : null;
  } catch {
    return null;
  }
}
