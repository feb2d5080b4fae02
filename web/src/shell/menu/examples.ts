import type { useFavouritesQuery$variables } from "../../__generated__/useFavouritesQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useFavouritesQuery: Examples<useFavouritesQuery$variables> = [{ keys: ["menu.favourites"] }];
