import { Button, chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { isLanguage } from "@linehaul/schema/sites";
import type { errorCountsQuery } from "../../../__generated__/errorCountsQuery.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import type { ErrorFilter } from "./batch-order-error-list.ts";

const GROUPS = [
  { by: "RULE", filter: "rule" },
  { by: "FIELD", filter: "field" },
  { by: "FILE", filter: "fileName" },
] as const;

/** Three tables, one below the other: their numbers stand in line. */
const Lined = chakra("div", {
  base: { "& :is(th, td):nth-of-type(n + 2)": { width: "5rem", textAlign: "end", fontVariantNumeric: "tabular-nums" } },
});

interface Props {
  readonly onShow: (part: Partial<ErrorFilter>) => void;
  readonly onClose: () => void;
}

/** What has been wrong most often of late: by rule, by column, by file; each leads to its cells. */
export default function ErrorCounts({ onShow, onClose }: Props): ReactNode {
  const { t } = useTranslation("batch-order-error");
  return (
    <TabDialog title={t("counts")} size="4xl" onClose={onClose}>
      <DialogBody>
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Lined>
            <Counts onShow={onShow} />
          </Lined>
        </Suspense>
      </DialogBody>
      <DialogFoot>
        <span>{t("countsHelp")}</span>
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Counts({ onShow }: Pick<Props, "onShow">) {
  const { t, i18n } = useTranslation("batch-order-error");
  const { batchOrderErrorCounts: counts } = useLazyLoadQuery<errorCountsQuery>(
    graphql`
      query errorCountsQuery {
        batchOrderErrorCounts {
          by
          key
          count
          files
          message
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  const named = (key: string): string => (isImportColumn(key) ? headOf(key, language) : key);
  return GROUPS.map(({ by, filter }) => (
    <SimpleTable
      key={by}
      label={t(`by.${by}`)}
      heads={[t(`by.${by}`), t("cells"), t("files"), ""]}
      rows={counts
        .filter((one) => one.by === by)
        .map((one) => ({
          key: one.key,
          cells: [
            one.message ?? (by === "FIELD" ? named(one.key) : one.key),
            formatCount(one.count),
            formatCount(one.files),
            <Button key="show" size="xs" variant="outline" onClick={() => onShow({ [filter]: one.key })}>
              {t("show")}
            </Button>,
          ],
        }))}
      none={t("nothing")}
    />
  ));
}
