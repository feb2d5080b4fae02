import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { isLanguage } from "@linehaul/schema/sites";
import type { importSummary_import$key } from "../../../__generated__/importSummary_import.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";

const Head = chakra("p", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", pb: "2" } });
const Says = chakra("p", { base: { pb: "2", "&[role=alert]": { color: "caution.fg" } } });
const Bar = chakra("progress", {
  base: { display: "block", width: "100%", height: "6px", my: "2", accentColor: "fg" },
});

/** How far an uploaded sheet is, in words and numbers. */
export function ImportSummary(props: { readonly record: importSummary_import$key }): ReactNode {
  const { t, i18n } = useTranslation("order-import");
  const record = useFragment(
    graphql`
      fragment importSummary_import on OrderImport {
        fileName
        state
        refusal
        missing
        unknown
        template
        rowsDone
        rows
        orders
        wrongRows
        wrongCells
        seenAt
        wasStored
        errorCode
        traceId
      }
    `,
    props.record,
  );
  const { state, refusal, missing, unknown, rowsDone, orders } = record;
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  const head = (key: string): string => (isImportColumn(key) ? headOf(key, language) : key);
  const isUnderWay = state === "CHECKING" || state === "STORING";
  const count = (n: number | null | undefined) => formatCount(n ?? 0);
  return (
    <section aria-live="polite">
      <Head>
        <b>{record.fileName}</b>
        <StatusTag kind="import" value={state} />
      </Head>
      {isUnderWay && (
        <>
          <Says>{t(`says.${state}`, { done: count(rowsDone), orders: orders === null ? "…" : count(orders) })}</Says>
          <Bar
            {...(orders ? { max: orders, value: rowsDone } : {})}
            aria-label={t(`says.${state}`, { done: count(rowsDone), orders: count(orders) })}
          />
        </>
      )}
      {!isUnderWay && state !== "REFUSED" && state !== "FAILED" && (
        <Says>
          {t(`says.${state}`, {
            orders: count(orders),
            rows: count(record.rows),
            wrongCells: count(record.wrongCells),
            wrongRows: count(record.wrongRows),
          })}
        </Says>
      )}
      {state === "FAILED" && (
        <Says role="alert">{t("says.FAILED", { code: record.errorCode ?? "", traceId: record.traceId })}</Says>
      )}
      {refusal && <Says role="alert">{t(`refusal.${refusal}`, { columns: missing.map(head).join(" · ") })}</Says>}
      {unknown.length > 0 && <Says>{t("unknown", { heads: unknown.join(" · ") })}</Says>}
      {record.template && <Says>{t("byTemplate", { name: record.template })}</Says>}
      {record.seenAt && (
        <Says role="alert">
          {t(record.wasStored ? "seenStored" : "seen")} <Instant at={record.seenAt} />
        </Says>
      )}
    </section>
  );
}
