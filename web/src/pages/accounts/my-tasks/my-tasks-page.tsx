import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { myTasksPageQuery } from "../../../__generated__/myTasksPageQuery.graphql.ts";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { Notice } from "../../../parts/list/notices.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { useLook } from "../../../relay/use-look.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRestedChanges } from "../../../tab/use-rested-changes.ts";
import { WAITING_TOPIC } from "../../waiting.ts";
import { myTasksColumns, MyTasksRow } from "./my-tasks-row.tsx";

const Help = chakra("p", { base: { px: "4", pb: "2", color: "fg.muted", "&[role=alert]": { color: "caution.fg" } } });

const myTasksQuery = graphql`
  query myTasksPageQuery @preloadable {
    myTasks {
      silent
      waiting {
        kind
        count
        ...myTasksRow_waiting
      }
    }
  }
`;
const TOPICS = [...new Set(Object.values(WAITING_TOPIC))];

/** What waits for this user over all areas, and the way to where it is handled. */
export default function MyTasksPage({ queryRef: first }: PageProps<myTasksPageQuery>): ReactNode {
  const { t } = useTranslation("my-tasks");
  const { queryRef, isPending, reload } = useReload<myTasksPageQuery>(myTasksQuery, first);
  useRestedChanges(TOPICS, useLook(myTasksQuery, queryRef));
  return (
    <PageFrame>
      <PageBar title={t("title")} actions={<GraphiqlButton question={queryRef} />} />
      <Help>{t("help")}</Help>
      <ListRegion list={{ queryRef, isPending, reload }} page="my-tasks" columns={myTasksColumns}>
        <Waiting queryRef={queryRef} isPending={isPending} />
      </ListRegion>
    </PageFrame>
  );
}

function Waiting(props: { readonly queryRef: PreloadedQuery<myTasksPageQuery>; readonly isPending: boolean }) {
  const { t } = useTranslation("my-tasks");
  const { waiting, silent } = usePreloadedQuery<myTasksPageQuery>(myTasksQuery, props.queryRef).myTasks;
  const some = waiting.filter(({ count }) => count > 0);
  return (
    <>
      {silent.map((service) => (
        <Help key={service} role="alert">
          {t("silent", { service: t(`service.${service}`) })}
        </Help>
      ))}
      {some.length === 0 ? (
        <Notice title={t("none")} text={t("noneHelp")} />
      ) : (
        <DataTable label={t("title")} page="my-tasks" columns={myTasksColumns} density={null} busy={props.isPending}>
          {some.map((one) => (
            <MyTasksRow key={one.kind} waiting={one} />
          ))}
        </DataTable>
      )}
    </>
  );
}
