import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { useWantedQuery } from "../../__generated__/useWantedQuery.graphql.ts";
import { toast } from "../../tab/toast/queue.ts";
import { useFailureToast } from "../../tab/toast/use-failure-toast.ts";
import { DEFAULT_VIEW } from "../list/list-state.ts";
import type { View } from "./use-views.ts";

type Found = Pick<View, "id" | "name" | "state">;

/** Opens what a fresh tab wants: the view of its link, whoever's it is, or the user's default one. */
export function useWanted(o: {
  readonly page: ModuleCode;
  readonly wanted: string | null;
  readonly views: readonly View[];
  readonly open: (view: Found) => void;
  /** There is none: the list stays as it is. */
  readonly none: () => void;
}): void {
  const { t } = useTranslation("views");
  const environment = useRelayEnvironment();
  const failed = useFailureToast();
  const { wanted } = o;
  const openDefault = useEffectEvent(() => {
    const found = o.views.find((view) => view.isDefault);
    if (found) o.open(found);
  });
  const openLinked = useEffectEvent((view: (Found & { readonly page: string }) | null | undefined) => {
    if (view?.page === o.page) return o.open(view);
    toast({ tone: "caution", text: t("gone") });
    return o.none();
  });
  const fail = useEffectEvent((error: unknown) => failed(error));
  useEffect(() => {
    if (wanted === null) return undefined;
    if (wanted === DEFAULT_VIEW) {
      openDefault();
      return undefined;
    }
    const asked = fetchQuery<useWantedQuery>(
      environment,
      graphql`
        query useWantedQuery($id: ID!) {
          viewer {
            savedView(id: $id) {
              id
              page
              name
              state
            }
          }
        }
      `,
      { id: wanted },
    ).subscribe({
      next: ({ viewer }) => openLinked(viewer.savedView),
      error: (error: unknown) => fail(error),
    });
    return () => asked.unsubscribe();
  }, [environment, wanted]);
}
