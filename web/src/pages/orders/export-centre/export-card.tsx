import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { exportCardQuery } from "../../../__generated__/exportCardQuery.graphql.ts";
import { Card } from "../../../parts/card/card.ts";
import { ExportProgress } from "../../../parts/export/export-progress.tsx";
import { useExportActs } from "../../../parts/export/use-export-acts.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";

/** How many are shown. */
const MOST = 3;

const exportCard = graphql`
  query exportCardQuery @preloadable {
    exportTasks(states: [PENDING, PROCESSING, SUCCESS]) {
      tasks {
        id
        state
        isKept
        ...exportProgress_task
      }
    }
  }
`;

/** The home page's card of exports: those under way with how far they are, and files that can be fetched. */
export default function ExportCard({ queryRef: first }: PageProps<exportCardQuery>): ReactNode {
  const { t } = useTranslation("export-centre");
  const { queryRef, reload } = useReload<exportCardQuery>(exportCard, first);
  useChanges(["EXPORTS", "EXPORT_PROGRESS"], reload);
  const { tasks } = usePreloadedQuery<exportCardQuery>(exportCard, queryRef).exportTasks;
  const acts = useExportActs();
  const shown = tasks.filter(({ state, isKept }) => state !== "SUCCESS" || isKept);
  return (
    <Card>
      <h2>
        {t("card")}
        <small>
          <PageLink code="EXPORT_CENTRE">{t("cardAll")}</PageLink>
        </small>
      </h2>
      {shown.length === 0 && <p>{t("cardNone")}</p>}
      {shown.slice(0, MOST).map((task) => (
        <ExportProgress key={task.id} task={task} acts={acts} />
      ))}
    </Card>
  );
}
