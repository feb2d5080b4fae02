import type { GraphQLResolveInfo, getVariableValues } from "graphql";
import type { Site } from "./resolved.ts";
import { Info } from "./info.ts";
import { Later } from "../later/later.ts";

/** Variables as graphql-js coerced them. */
export type Variables = NonNullable<ReturnType<typeof getVariableValues>["variableValues"]>;
/** The answer's data. */
export type Data = Record<string, unknown>;
export type Complete = (value: unknown, run: Run) => unknown;

/** One answer in the making: what is still awaited, and what its fields share. */
export interface Run {
  readonly context: object;
  readonly variables: Variables;
  /** A field's arguments, read once for all rows. */
  args(site: Site): Readonly<Record<string, unknown>>;
  info(site: Site): GraphQLResolveInfo;
  /** The value comes later: its key holds its place, so that keys stand in the document's order. */
  wait<K extends PropertyKey>(value: PromiseLike<unknown>, into: Record<K, unknown>, key: K, complete: Complete): void;
}

/** Runs a program on the root value that its root fields are given. `null` in place of data: it left the happy path. */
export function start(
  program: (run: Run, root: object) => Data,
  root: object,
  context: object,
  variables: Variables,
): Data | null | Promise<Data | null> {
  const args: Readonly<Record<string, unknown>>[] = [];
  const infos: GraphQLResolveInfo[] = [];
  // The program itself is the first thing that is awaited.
  let awaited = 1;
  let data: Data | null = null;
  let end: ((data: Data | null) => void) | undefined;

  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    end?.(null);
    end = undefined;
  };
  const run: Run = {
    context,
    variables,
    args: (site) => (args[site.index] ??= site.args(variables)),
    info: (site) => (infos[site.index] ??= new Info(site, variables)),
    wait(value, into, key, complete) {
      awaited += 1;
      const put = (come: unknown): void => {
        if (isStopped) return;
        try {
          into[key] = complete(come, run);
        } catch {
          return stop();
        }
        awaited -= 1;
        if (awaited === 0) end?.(data);
      };
      if (value instanceof Later) value.listen(put, stop);
      else value.then(put, stop);
    },
  };
  try {
    data = program(run, root);
  } catch {
    isStopped = true;
  }
  awaited -= 1;
  if (isStopped) return null;
  if (awaited === 0) return data;
  return new Promise((resolve) => (end = resolve));
}
