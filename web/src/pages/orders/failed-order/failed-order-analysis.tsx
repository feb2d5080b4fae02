import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "../../../format/period.ts";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { failedOrderAnalysisQuery } from "../../../__generated__/failedOrderAnalysisQuery.graphql.ts";
import { FAILURE_REASONS } from "@linehaul/schema/orders/failed-order";
import { SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { daysText, instantsOf, type DayRange } from "../../../parts/filters/days.ts";
import type { FailedOrderFilter } from "./failed-order-list.ts";
import { ShareTable } from "./share-table.tsx";

interface Choosing {
  readonly at: DayRange;
  /** Shows what a row of a table counts. */
  readonly onChosen: (part: Partial<FailedOrderFilter>) => void;
}

const Tables = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "2",
    alignItems: "start",
  },
});

/** Where orders fail: by reason, source, customer and day, in the days that the list is filtered by. */
export default function FailedOrderAnalysis(props: Choosing & { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("failed-order");
  return (
    <TabDialog title={t("analysis")} size="4xl" onClose={props.onClose}>
      <DialogBody>
        <Asked fallback={<Skeleton height="80" />}>{(tries) => <Analysed {...props} fetchKey={tries} />}</Asked>
      </DialogBody>
      <DialogFoot>
        <span>{t("analysisHelp")}</span>
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Analysed({ at, onChosen, fetchKey }: Choosing & { readonly fetchKey: number }) {
  const { t } = useTranslation(["failed-order", "parts"]);
  const { failedOrderAnalysis: found } = useLazyLoadQuery<failedOrderAnalysisQuery>(
    graphql`
      query failedOrderAnalysisQuery($from: DateTime, $to: DateTime) {
        failedOrderAnalysis(from: $from, to: $to) {
          total
          byReason {
            code
            reason
            count
          }
          bySource {
            sourceSystem
            count
          }
          byCustomer {
            customerCode
            customerName
            count
          }
          byDay {
            day
            count
          }
        }
      }
    `,
    instantsOf(at),
    { fetchPolicy: "network-only", fetchKey },
  );
  const days = daysText(at);
  const { total } = found;
  return (
    <>
      <p>{days === null ? t("failedInAll", { count: total }) : t("failedIn", { count: total, days })}</p>
      <Tables>
        <ShareTable
          title={t("column.reason")}
          total={total}
          rows={found.byReason.map(({ code, reason, count }) => ({
            key: `${code} ${reason}`,
            label: t(`reason.${reason}`),
            more: String(code),
            count,
            onPress: () => onChosen({ reason: FAILURE_REASONS.find((one) => one === reason) ?? "" }),
          }))}
        />
        <ShareTable
          title={t("column.sourceSystem")}
          total={total}
          rows={found.bySource.map(({ sourceSystem, count }) => ({
            key: sourceSystem,
            label: t(`parts:source.${sourceSystem}`),
            count,
            onPress: () => onChosen({ sourceSystem: SOURCE_SYSTEMS.find((one) => one === sourceSystem) ?? "" }),
          }))}
        />
        <ShareTable
          title={t("column.customerName")}
          total={total}
          rows={found.byCustomer.map(({ customerCode, customerName, count }) => ({
            key: customerCode,
            label: customerName ?? customerCode,
            count,
            onPress: () => onChosen({ customerCode }),
          }))}
        />
        <ShareTable
          title={t("day")}
          total={total}
          rows={found.byDay.map(({ day, count }) => ({
            key: day,
            label: dayText(day),
            count,
            onPress: () => onChosen({ at: { from: day, to: day } }),
          }))}
        />
      </Tables>
    </>
  );
}
