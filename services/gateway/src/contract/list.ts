import type { InputObjectRef, ObjectFieldsShape, ObjectRef } from "@pothos/core";
import type { Page } from "@linehaul/schema/paging";
import { sortNames, type SortName, type Sorts } from "@linehaul/schema/sorts";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant, May } from "../access/grant.ts";
import { pageCost } from "../paging/args.ts";
import type { Paged } from "../paging/connection.ts";
import { readPage } from "../paging/read-page.ts";
import { connectionType } from "../paging/types.ts";
import { inputOf } from "./input.ts";
import { sortKeysOf } from "./sort.ts";

interface Query<S extends string, F> {
  readonly pageSize: number;
  readonly pageNum?: number;
  readonly after?: string;
  readonly before?: string;
  readonly sort: S;
  readonly filter?: F;
  readonly want: "total"[];
}

interface Options<
  Row extends { readonly id: string },
  S extends Sorts<Row>,
  F extends z.ZodObject,
  B extends UserButton,
> {
  readonly type: ObjectRef<Types, Row> & { readonly may: May<B>; readonly row: z.ZodObject & z.ZodType<Row> };
  readonly description: string;
  /** The first one is the default. */
  readonly sorts: S;
  readonly filter: F;
  readonly page: (grant: Grant<B>, query: Query<SortName<S>, z.output<F>>) => Promise<Page<Row>>;
  /** Fields of the connection itself, such as `viewerMayCreate`. */
  readonly fields?: ObjectFieldsShape<Types, Paged<Row>>;
}

/** The sorts of a type as the graph's enum; tests read from its extensions which field each goes by. */
export function sortEnum<S extends Readonly<Record<string, string>>>(type: string, sorts: S) {
  const values: readonly string[] = sortNames(sorts);
  return builder.enumType(`${type}Sort`, { description: "How the rows are sorted.", values, extensions: { sorts } });
}

/** The filter of a type as the graph's input, by the contract's id where it has one. */
export const filterInput = (type: string, filter: z.ZodObject): InputObjectRef<Types, object> =>
  builder.inputType(filter.meta()?.id ?? `${type}Filter`, {
    description: "Conditions that must all hold; within a list any one.",
    fields: (t) => inputOf(t, filter),
  });

/** A list: a root field with filter, sort and paging as the contract has them; one call a page. Answers its filter's input, for an export. */
export function list<
  Row extends { readonly id: string },
  const S extends Sorts<Row>,
  F extends z.ZodObject,
  const B extends UserButton,
>(name: string, o: Options<Row, S, F, B>): InputObjectRef<Types, object> {
  const names = sortNames(o.sorts);
  const chosen = (text: string): SortName<S> => names.find((sort) => sort === text) ?? names[0];
  const sortKey = sortKeysOf(o.sorts, o.type.row);
  const sort = sortEnum(o.type.name, o.sorts);
  const filter = filterInput(o.type.name, o.filter);
  const connection = connectionType<Row, Paged<Row>>(o.type, {
    description: `A page of ${name}.`,
    ...(o.fields ? { fields: o.fields } : {}),
  });
  builder.queryField(name, (t) =>
    t.may(...o.type.may).field({
      type: connection,
      description: o.description,
      complexity: pageCost,
      args: {
        ...t.arg.connectionArgs(),
        filter: t.arg({ type: filter, description: "All rows without it." }),
        sort: t.arg({ type: sort, required: true, defaultValue: names[0], description: "How to sort." }),
      },
      resolve: (_root, args, grant, info) =>
        readPage({
          args: { ...args, sort: chosen(args.sort) },
          info,
          filter: o.filter,
          sortKey,
          read: (query) => o.page(grant, query),
        }),
    }),
  );
  return filter;
}
