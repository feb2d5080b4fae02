import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFavouritesQuery } from "../../__generated__/useFavouritesQuery.graphql.ts";
import { useSavePreference } from "../../parts/preferences/use-save-preference.ts";
import { keepCodes, parseCodes, readCodes } from "./kept-codes.ts";

const PREFERENCE = "menu.favourites";

/** The pages that a user marked, in the order in which he did. */
export interface Favourites {
  readonly codes: readonly string[];
  readonly toggle: (code: string) => void;
}

/** Kept on the server, so that they are the same in every browser; this browser's copy shows until the server has answered. */
export function useFavourites(userId: string): Favourites {
  const key = `linehaul.favourites.${userId}`;
  const environment = useRelayEnvironment();
  const save = useSavePreference();
  const [codes, setCodes] = useState(() => readCodes(key));
  const show = (next: readonly string[]) => {
    setCodes(next);
    keepCodes(key, next);
  };
  useEffect(() => {
    const query = graphql`
      query useFavouritesQuery($keys: [String!]!) {
        viewer {
          preferences(keys: $keys) {
            key
            value
          }
        }
      }
    `;
    const asked = fetchQuery<useFavouritesQuery>(environment, query, { keys: [PREFERENCE] }).subscribe({
      next: ({ viewer }) => {
        const kept = viewer.preferences.find((preference) => preference.key === PREFERENCE);
        if (!kept) return;
        setCodes(parseCodes(kept.value));
        keepCodes(key, parseCodes(kept.value));
      },
      // This browser's copy serves as well.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, key]);
  return {
    codes,
    toggle: (code) => {
      const next = codes.includes(code) ? codes.filter((c) => c !== code) : [...codes, code];
      show(next);
      save(PREFERENCE, JSON.stringify(next));
    },
  };
}
