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
export const EarlierExports = (props: Asked): ReactNode => (
  <Optional of={props.list}>
    <Earlier {...props} />
  </Optional>
);

function Earlier({ list, without }: Asked) {
  const { t } = useTranslation("export");
  const environment = useRelayEnvironment();
  const acts = useExportActs();
  const { exportTasks } = useLazyLoadQuery<earlierExportsQuery>(query, { list }, { fetchPolicy: "network-only" });
  const ask = () =>
    void fetchQuery<earlierExportsQuery>(
      environment,
      query,
      { list },
      {
        fetchPolicy: "network-only",
        networkCacheConfig: BACKGROUND,
      },
    )
      .toPromise()
      .catch(() => undefined);
  useChanges(["EXPORTS", "EXPORT_PROGRESS"], ask);
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
