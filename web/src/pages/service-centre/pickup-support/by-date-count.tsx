import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { byDateCountQuery, PickupByDateInput } from "../../../__generated__/byDateCountQuery.graphql.ts";
import { Dialog, DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** As many rows as are written out; the counts are of all of them. */
const SHOWN = 200;

/** Says what would be done to each place, and asks. While any can't be changed, none is. Suspends. */
export function ByDateCount(props: {
  readonly input: PickupByDateInput;
  /** With what was counted, which alone is done. */
  readonly onConfirm: (digest: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["pickup-support", "parts"]);
  const { pickupByDate } = useLazyLoadQuery<byDateCountQuery>(
    graphql`
      query byDateCountQuery($input: PickupByDateInput!) {
        pickupByDate(input: $input) {
          found {
            rows {
              row
              place
              productCode
              outcome
            }
            changed
            left
            refused
            digest
          }
          errors {
            message
            detail
            traceId
          }
        }
      }
    `,
    { input: props.input },
    { fetchPolicy: "network-only" },
  );
  const { found, errors } = pickupByDate;
  const more = found ? found.rows.length - SHOWN : 0;
  return (
    <Dialog title={t("counting")} role="alertdialog" onClose={props.onClose}>
      <DialogBody>
        {errors.map(({ message, traceId }) => (
          <Problem key={message} text={message} traceId={traceId} />
        ))}
        {found && (
          <>
            <p>{t("changedCount", { count: found.changed })}</p>
            {found.left > 0 && <p>{t("leftCount", { count: found.left })}</p>}
            {found.refused > 0 && <p role="alert">{t("refusedCount", { count: found.refused })}</p>}
            <SimpleTable
              label={t("counting")}
              heads={[t("column.place"), t("column.product"), t("outcomeHead")]}
              rows={found.rows.slice(0, SHOWN).map(({ row, place, productCode, outcome }) => ({
                key: row,
                off: outcome !== "CHANGED",
                cells: [place, productCode || t("anyProduct"), t(`outcome.${outcome}`)],
              }))}
              none={t("noPlaces")}
            />
            {more > 0 && <p>{t("morePlaces", { count: more })}</p>}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("parts:form.cancel")}
        </Button>
        {found && found.changed > 0 && found.refused === 0 && (
          <Button variant="solid" onClick={() => props.onConfirm(found.digest)}>
            {t("change", { count: found.changed })}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
