import { useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { useArrangement_viewer$key } from "../../__generated__/useArrangement_viewer.graphql.ts";
import { useSavePreference } from "../preferences/use-save-preference.ts";
import { arranged, plain, readArrangement, type Arrangement } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";

/** A table as its user arranged it, and how to arrange it anew. */
export interface Arranged<C extends ColumnHead> {
  readonly arrangement: Arrangement;
  /** The columns to draw, in order. */
  readonly columns: readonly C[];
  /** Shows at once and is kept on the server; put back when that fails. */
  arrange(next: Arrangement): void;
  /** The page's own layout again. */
  reset(): void;
}

export const arrangementKey = (module: ModuleCode): string => `table.${module}`;

/**
 * How the user arranged the table of a module. The page spreads the fragment with the module's key:
 * `viewer { ...useArrangement_viewer @arguments(keys: ["table.CURRENCY"]) }`.
 */
export function useArrangement<C extends ColumnHead>(
  viewer: useArrangement_viewer$key,
  module: ModuleCode,
  columns: readonly C[],
): Arranged<C> {
  const key = arrangementKey(module);
  const { preferences } = useFragment(
    graphql`
      fragment useArrangement_viewer on Viewer @argumentDefinitions(keys: { type: "[String!]!" }) {
        preferences(keys: $keys) {
          key
          value
        }
      }
    `,
    viewer,
  );
  const save = useSavePreference();
  const kept = preferences.find((p) => p.key === key)?.value;
  const arrangement = useMemo(() => readArrangement(kept, columns), [kept, columns]);

  const arrange = useCallback((next: Arrangement) => save(key, JSON.stringify(next)), [save, key]);
  return useMemo(
    () => ({
      arrangement,
      columns: arranged(columns, arrangement),
      arrange,
      reset: () => arrange(plain(columns)),
    }),
    [arrangement, columns, arrange],
  );
}
