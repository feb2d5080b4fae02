import { z } from "zod";
import { route, type Route, type Service } from "./route.ts";

/** The most rows of one answer. */
export const MOST_COPIED = 500;

/** Which rows a follower asks for: those that were named to it, or the next ones of all. */
export const CopyQuery = z
  .union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_COPIED).describe("Ids of rows, as events name them.") }),
    z.strictObject({
      after: z.uuid().nullable().describe("Those whose id is beyond this one; null: from the first on."),
    }),
  ])
  .meta({ id: "CopyQuery" });
export type CopyQuery = z.infer<typeof CopyQuery>;

/** What stands on every copied row. */
export const copiedShape = { id: z.uuid().describe("Id of the row, as events name it: it never changes.") } as const;
export type CopiedRow = z.ZodObject<typeof copiedShape>;

/**
 * A kind of row that another service keeps a copy of, read-only: services don't call each other for business data, so what one must obey
 * of another's it holds itself. `thing` begins the types of its events, whose subject is the row's id.
 */
export const copied = <const S extends Service, const R extends CopiedRow>(service: S, thing: string, row: R) => ({
  thing,
  row,
  route: route({
    service,
    method: "POST",
    path: `/copies/${thing}`,
    safe: true,
    may: ["GATEWAY"],
    summary:
      "Rows for services that follow this one: those named, but for the ones that are gone, or the next ones of all by id",
    body: CopyQuery,
    result: z.object({
      rows: z.array(row).describe("By id."),
      isLast: z.boolean().describe("No row is beyond the last of these."),
    }),
  }),
});
/** What a follower knows of such a kind. */
export interface Copied<R extends CopiedRow = CopiedRow> {
  readonly thing: string;
  readonly row: R;
  readonly route: Route;
}
