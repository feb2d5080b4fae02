import type { InputObjectRef, ObjectFieldsShape, ObjectRef } from "@pothos/core";
import type { Page } from "@linehaul/schema/paging";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant, May } from "../access/grant.ts";
import { pageCost } from "../paging/args.ts";
import type { Paged } from "../paging/connection.ts";
import { readPage } from "../paging/read-page.ts";
import type { SortKey } from "../paging/sort-key.ts";
import { connectionType } from "../paging/types.ts";

interface Query<S extends string, F> {
  readonly pageSize: number;
  readonly pageNum?: number;
  readonly after?: string;
  readonly before?: string;
  readonly sort: S;
  readonly filter?: F;
  readonly want: "total"[];
}

interface Options<Row extends { readonly id: string }, S extends string, F extends z.ZodType, B extends UserButton> {
  readonly type: ObjectRef<Types, Row>;
  readonly description: string;
  readonly may: May<B>;
  /** The first one is the default. */
  readonly sorts: readonly [S, ...S[]];
  readonly sortKeys: Readonly<Record<S, SortKey<Row>>>;
  readonly filter: { readonly input: InputObjectRef<Types, object>; readonly schema: F };
  readonly page: (grant: Grant<B>, query: Query<S, z.output<F>>) => Promise<Page<Row>>;
  /** Fields of the connection itself, such as `viewerMayCreate`. */
  readonly fields?: ObjectFieldsShape<Types, Paged<Row>>;
}

/** The list of a catalogue: a root field with filter, sort and paging; one call a page. */
export function catalogueConnection<
  Row extends { readonly id: string },
  S extends string,
  F extends z.ZodType,
  const B extends UserButton,
>(name: string, o: Options<Row, S, F, B>): void {
  const values: readonly string[] = o.sorts;
  const sort = builder.enumType(`${o.type.name}Sort`, { description: "How the rows are sorted.", values });
  const chosen = (text: string): S => o.sorts.find((s) => s === text) ?? o.sorts[0];
  const connection = connectionType<Row, Paged<Row>>(o.type, {
    description: `A page of ${name}.`,
    ...(o.fields ? { fields: o.fields } : {}),
  });
  builder.queryField(name, (t) =>
    t.may(...o.may).field({
      type: connection,
      description: o.description,
      complexity: pageCost,
      args: {
        ...t.arg.connectionArgs(),
        filter: t.arg({ type: o.filter.input, description: "All rows without it." }),
        sort: t.arg({ type: sort, required: true, defaultValue: o.sorts[0], description: "How to sort." }),
      },
      resolve: (_root, args, grant, info) =>
        readPage({
          args: { ...args, sort: chosen(args.sort) },
          info,
          filter: o.filter.schema,
          sortKey: (sort) => o.sortKeys[sort],
          read: (query) => o.page(grant, query),
        }),
    }),
  );
}
