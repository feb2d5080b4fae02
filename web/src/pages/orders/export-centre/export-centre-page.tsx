import { chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { EXPORT_STATES, type ExportState } from "@linehaul/schema/orders/export-task";
import type {
  exportCentrePageQuery,
  exportCentrePageQuery$data,
} from "../../../__generated__/exportCentrePageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useExportActs } from "../../../parts/export/use-export-acts.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { Notice } from "../../../parts/list/notices.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { CustomerActDialog } from "../../../parts/customer-act/lazy.ts";
import { useOwnCustomerActs } from "../../../parts/customer-act/use-own-customer-acts.ts";
import { useOwnActs } from "../../../parts/order-act/use-own-acts.ts";
import { PageBar, PageFrame, StateTabs } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { CustomerActRow, OrderActRow } from "./act-among-exports.tsx";
import type { OpenedAct } from "./act-line.tsx";
import { exportColumns, ExportRow } from "./export-row.tsx";
import { useSeen } from "./use-seen.ts";

const ActTaskDialog = lazyPart(() => import("../../../parts/order-act/act-task-dialog.tsx"));

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
        askedAt
        endedAt
        ...exportRow_task
      }
    }
    orderActs {
      taskId
      state
      askedAt
      endedAt
      ...actAmongExports_task
    }
    customerActs {
      taskId
      state
      askedAt
      endedAt
      ...actAmongExports_customers
    }
  }
`;
/** An export or an act: all are one's long work, and are shown as one list. Of their lists and not of the answer, which is another when Relay looks at it again. */
const worksOf = (
  tasks: exportCentrePageQuery$data["exportTasks"]["tasks"],
  orderActs: exportCentrePageQuery$data["orderActs"],
  customerActs: exportCentrePageQuery$data["customerActs"],
) =>
  // ISO instants sort as they are written.
  [
    ...tasks.map((task) => ({ ...task, of: "EXPORTS" as const })),
    ...orderActs.map((task) => ({ ...task, of: "ORDERS" as const })),
    ...customerActs.map((task) => ({ ...task, of: "CUSTOMERS" as const })),
  ].toSorted((a, b) => (a.askedAt < b.askedAt ? 1 : a.askedAt > b.askedAt ? -1 : 0));
type Work = ReturnType<typeof worksOf>[number];
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
  useChanges(["ACTS", "CUSTOMER_ACTS", "EXPORTS", "EXPORT_PROGRESS"], list.reload);
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

function CountedStates(props: Loaded & Choosing) {
  const { exportTasks, orderActs, customerActs } = useExports(props);
  return <States {...props} tasks={worksOf(exportTasks.tasks, orderActs, customerActs)} />;
}

function States({ tasks, chosen, choose }: Choosing & { readonly tasks: readonly Work[] | null }) {
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
  const { viewer, exportTasks, orderActs, customerActs } = useExports(props);
  const { silent } = exportTasks;
  const tasks = worksOf(exportTasks.tasks, orderActs, customerActs);
  const acts = useExportActs();
  const ofOrders = useOwnActs();
  const ofCustomers = useOwnCustomerActs();
  const [open, setOpen] = useState<OpenedAct | null>(null);
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
          {shown.map((task) =>
            task.of === "EXPORTS" ? (
              <ExportRow key={task.id} task={task} acts={acts} />
            ) : task.of === "ORDERS" ? (
              <OrderActRow key={task.taskId} task={task} acts={ofOrders} onOpen={setOpen} />
            ) : (
              <CustomerActRow key={task.taskId} task={task} acts={ofCustomers} onOpen={setOpen} />
            ),
          )}
        </DataTable>
      )}
      {shown.length === 0 && tasks.length > 0 && <Notice title={t("noMatch")} text={t("noMatchHelp")} />}
      {tasks.length === 0 && <Notice title={t("none")} text={t("noneHelp")} />}
      {open && (
        <Suspense>
          <OpenAct act={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What came of an act, as it goes on. */
function OpenAct({ act: { of, ...act }, onClose }: { readonly act: OpenedAct; readonly onClose: () => void }) {
  return of === "ORDERS" ? (
    <ActTaskDialog {...act} onClose={onClose} />
  ) : (
    <CustomerActDialog {...act} onClose={onClose} />
  );
}
