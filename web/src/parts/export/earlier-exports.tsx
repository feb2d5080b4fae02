import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { ExportedList } from "@linehaul/schema/orders/export-task";
import type { earlierExportsQuery } from "../../__generated__/earlierExportsQuery.graphql.ts";
import { BACKGROUND } from "../../relay/background.ts";
import { useChanges } from "../../tab/changes.ts";
import { Optional } from "../boundary/optional.tsx";
import { ExportProgress } from "./export-progress.tsx";
import { useExportActs } from "./use-export-acts.ts";

const Part = chakra("section", {
  base: { "& > h3": { textStyle: "sm", fontWeight: "medium", mt: "2" } },
});
/** How many are shown. */
const MOST = 5;

const query = graphql`
  query earlierExportsQuery($list: ExportedList!) {
    exportTasks(list: $list) {
      tasks {
        id
        ...exportProgress_task
      }
    }
  }
`;

interface Asked {
  readonly list: ExportedList;
  /** The one that is shown already. */
  readonly without: string | null;
}

/** One's latest exports of a list: for who has no export centre it is here that they are looked after. Kept up to date by what the server tells. */
export function EarlierExports(props: Asked): ReactNode {
  const { list } = props;
  const environment = useRelayEnvironment();
  // Here, and not below: what waits for its first answer hears nothing.
  useChanges(["EXPORTS", "EXPORT_PROGRESS"], () => {
    const options = { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND } as const;
    void fetchQuery<earlierExportsQuery>(environment, query, { list }, options)
      .toPromise()
      .catch(() => undefined);
  });
  return (
    <Optional of={list}>
      <Earlier {...props} />
    </Optional>
  );
}

function Earlier({ list, without }: Asked) {
  const { t } = useTranslation("export");
  const acts = useExportActs();
  const { exportTasks } = useLazyLoadQuery<earlierExportsQuery>(query, { list }, { fetchPolicy: "network-only" });
  const tasks = exportTasks.tasks.filter(({ id }) => id !== without).slice(0, MOST);
  return (
    tasks.length > 0 && (
      <Part>
        <h3>{t("earlier")}</h3>
        {tasks.map((task) => (
          <ExportProgress key={task.id} task={task} acts={acts} />
        ))}
      </Part>
    )
  );
}
