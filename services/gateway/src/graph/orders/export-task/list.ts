import type { InputFieldBuilder, InputObjectRef } from "@pothos/core";
import { columnKeys, type ExportColumns } from "@linehaul/schema/export-column";
import { ExportHindrance, ExportPreview as ExportPreviewContract, MOST_TICKED } from "@linehaul/schema/export-request";
import type { ExportTask as ExportTaskRow } from "@linehaul/schema/orders/export-task";
import type { z } from "zod";
import type { UserButton } from "../../../access/actor.ts";
import { builder, type Types } from "../../../access/builder.ts";
import type { Grant } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import "../../../contract/common.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput, present } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import type { CallOptions } from "../../../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ExportFormat, ExportTask } from "./export-task.ts";

enumOf(ExportHindrance);
const ExportPreview = objectOf(ExportPreviewContract);

interface Exported<B extends UserButton, R extends z.ZodType, P extends z.ZodType> {
  readonly may: B;
  /** What is listed, for those who read the graph: `orders`. */
  readonly what: string;
  /** The node type of its rows. */
  readonly row: string;
  /** What keys of such nodes are like: uuids by default. */
  readonly isKey?: (key: string) => boolean;
  readonly filter: InputObjectRef<Types, object>;
  readonly columns: ExportColumns;
  /** What a file is asked of, and the rows of one that is thought of, by the contract. */
  readonly request: R;
  readonly rows: P;
  readonly begin: (grant: Grant<B>, body: z.output<R>, options: CallOptions) => Promise<ExportTaskRow>;
  readonly preview: (grant: Grant<B>, body: z.output<P>) => Promise<z.output<typeof ExportPreviewContract>>;
}

interface Rows {
  readonly filter?: object | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
}
/** GraphQL says null for what is left out, at each level. */
const rowsOf = ({ row, isKey }: { row: string; isKey?: (key: string) => boolean }, { filter, ids }: Rows): object => ({
  filter: filter && present(filter),
  ids: ids?.map((id) => keyOf(row, id, isKey)),
});

/**
 * `begin<Name>Export` and `<name>ExportPreview` of a list: asks for a file of it, and says what would be in one. How it goes on, the export
 * tells as a node (SYS-09).
 */
export function exportOfList<const B extends UserButton, R extends z.ZodType, P extends z.ZodType>(
  name: string,
  o: Exported<B, R, P>,
): void {
  const Column: ReturnType<typeof columnEnum> = columnEnum(name, o);
  const rows = (t: InputFieldBuilder<Types, "InputObject">) => ({
    filter: t.field({
      type: o.filter,
      description: "All rows that match; every row without it. Not together with `ids`.",
    }),
    ids: t.idList({ description: `Node ids of the rows that were ticked, and no others; 1–${MOST_TICKED}.` }),
  });
  const Begin = builder.inputType(`Begin${name}ExportInput`, {
    description: "What the file holds.",
    fields: (t) => ({
      ...rows(t),
      columns: t.field({ type: [Column], required: true, description: "Columns, in the order of the file." }),
      clear: t.field({
        type: [Column],
        description: "Those of them that shall not be masked: each needs the button that opens its field (PERM-12).",
      }),
      reason: t.string({
        description: "Why in the clear; needed where any column is. It stands in the audit trail. 5–200 characters.",
      }),
      format: t.field({ type: ExportFormat, required: true, description: "What kind of file." }),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

  builder.mutationField(`begin${name}Export`, (t) =>
    t.may(o.may).field({
      type: payload(`Begin${name}Export`, "task", ExportTask),
      description: `Asks for a file of ${o.what}, which is made meanwhile: ask for the export again when \`changes\` tells of EXPORTS. Recorded. 429001 while too many of one's own wait. One call.`,
      args: { input: t.arg({ type: Begin, required: true, description: "What the file holds." }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () => {
          const { idempotencyKey: key, filter, ids, ...rest } = input;
          const body = parseInput(o.request, { ...present(rest), ...rowsOf(o, { filter, ids }) });
          return o.begin(grant, body, keyedBy(key));
        }),
    }),
  );
  builder.queryField(`${field}ExportPreview`, (t) =>
    t.may(o.may).field({
      type: ExportPreview,
      description: `What would be in a file of ${o.what}: how many rows, how many would be left out, and why it can't be asked for. One call.`,
      args: {
        filter: t.arg({ type: o.filter, description: "All rows that match; every row without it." }),
        ids: t.arg.idList({
          description: `Node ids of the rows that were ticked, in place of a filter; 1–${MOST_TICKED}.`,
        }),
      },
      resolve: (_root, asked, grant) => o.preview(grant, parseInput(o.rows, rowsOf(o, asked))),
    }),
  );
}

const columnEnum = (name: string, { columns, what }: { readonly columns: ExportColumns; readonly what: string }) =>
  builder.enumType(`${name}ExportColumn`, {
    description: `A column that a file of ${what} can have.`,
    values: columnKeys(columns),
  });
