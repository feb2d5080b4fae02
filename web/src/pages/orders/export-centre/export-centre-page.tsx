import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { EXPORT_STATES, type ExportState } from "@linehaul/schema/orders/export-task";
import type {
  exportCentrePageQuery,
  exportCentrePageQuery$data,
} from "../../../__generated__/exportCentrePageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useExportActs } from "../../../parts/export/use-export-acts.ts";
import { Notice } from "../../../parts/list/notices.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { PageBar, PageFrame, StateTabs } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { exportColumns, ExportRow } from "./export-row.tsx";
import { useSeen } from "./use-seen.ts";

const Help = chakra("p", { base: { px: "4", pb: "2", color: "fg.muted", "&[role=alert]": { color: "caution.fg" } } });

const exportCentreQuery = graphql`
  query exportCentrePageQuery @preloadable {
    viewer {
      preferences(keys: ["exports.seenAt"]) {
        key
        value
      }
    }
    exportTasks {
      silent
      tasks {
        id
        state
        endedAt
        ...exportRow_task
      }
    }
  }
`;
type Task = exportCentrePageQuery$data["exportTasks"]["tasks"][number];
interface Loaded {
  readonly queryRef: PreloadedQuery<exportCentrePageQuery>;
}
const useExports = ({ queryRef }: Loaded) => usePreloadedQuery<exportCentrePageQuery>(exportCentreQuery, queryRef);

type Chosen = ExportState | null;
interface Choosing {
  readonly chosen: Chosen;
  readonly choose: (state: Chosen) => void;
}

/** The viewer's own exports of all three services: how far they are, and what to do with them (SYS-09). */
export default function ExportCentrePage({ queryRef: first }: PageProps<exportCentrePageQuery>): ReactNode {
  const { t } = useTranslation("export-centre");
  const list = useReload<exportCentrePageQuery>(exportCentreQuery, first);
  const [chosen, choose] = useState<Chosen>(null);
  useChanges(["EXPORTS", "EXPORT_PROGRESS"], list.reload);
  return (
    <PageFrame>
      <PageBar
        title={t("title")}
        tabs={
          <Optional of={list.queryRef} fallback={<States tasks={null} chosen={chosen} choose={choose} />}>
            <CountedStates queryRef={list.queryRef} chosen={chosen} choose={choose} />
          </Optional>
        }
        actions={<GraphiqlButton question={list.queryRef} />}
      />
      <Help>{t("help")}</Help>
      <ListRegion list={list} page="export-centre" columns={exportColumns}>
        <Exports queryRef={list.queryRef} isPending={list.isPending} chosen={chosen} choose={choose} />
      </ListRegion>
    </PageFrame>
  );
}

const CountedStates = (props: Loaded & Choosing) => <States {...props} tasks={useExports(props).exportTasks.tasks} />;

function States({ tasks, chosen, choose }: Choosing & { readonly tasks: readonly Task[] | null }) {
  const { t } = useTranslation(["export-centre", "parts"]);
  return (
    <StateTabs
      label={t("states")}
      tabs={EXPORT_STATES.map((state) => ({
        value: state,
        label: t(`parts:status.export.${state}`),
        count: tasks ? { count: tasks.filter((task) => task.state === state).length, isExact: true } : undefined,
      }))}
      value={chosen}
      onChange={choose}
    />
  );
}

function Exports(props: Loaded & Choosing & { readonly isPending: boolean }) {
  const { t } = useTranslation(["export-centre", "parts"]);
  const { viewer, exportTasks } = useExports(props);
  const { tasks, silent } = exportTasks;
  const acts = useExportActs();
  useSeen(viewer.preferences, tasks);
  const shown = tasks.filter(({ state }) => props.chosen === null || state === props.chosen);
  return (
    <>
      {silent.map((service) => (
        <Help key={service} role="alert">
          {t("silent", { service: t(`service.${service}`) })}
        </Help>
      ))}
      {shown.length > 0 && (
        <DataTable
          label={t("title")}
          page="export-centre"
          columns={exportColumns}
          density="roomy"
          busy={props.isPending && tasks.length === 0}
        >
          {shown.map((task) => (
            <ExportRow key={task.id} task={task} acts={acts} />
          ))}
        </DataTable>
      )}
      {shown.length === 0 && tasks.length > 0 && <Notice title={t("noMatch")} text={t("noMatchHelp")} />}
      {tasks.length === 0 && <Notice title={t("none")} text={t("noneHelp")} />}
    </>
  );
}
