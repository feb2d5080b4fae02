import { Button, chakra, Field, Input, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SITES } from "@linehaul/schema/sites";
import { startOfDay } from "@linehaul/schema/time";
import { config } from "../../../browser/config.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { PickupBoxAnswer } from "./pickup-box-answer.tsx";
import { PlaceFields, type PlaceAndProduct } from "./place-fields.tsx";

const site = SITES[config.site];
const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3", mb: "4" },
});

/** `2026-11-23T15:20` of the site's clock as an instant; none while it is not a time. */
function instantOf(wall: string): string | null {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wall) ?? [];
  if (day === undefined) return null;
  const after = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(startOfDay(day, site.timeZone).getTime() + after).toISOString();
}

/** A box that answers what holds at a place and time: each change asks again. */
export default function PickupBox(props: {
  readonly onClose: () => void;
  /** Shows the row that decides in the list. */
  readonly onShow: (place: string) => void;
}): ReactNode {
  const { t } = useTranslation("pickup-support");
  const [place, setPlace] = useState<PlaceAndProduct>({
    countryCode: site.country,
    region: "",
    city: "",
    productCode: "",
  });
  const [wall, setWall] = useState("");
  /** Counts the tries: another one asks again. */
  const [turn, setTurn] = useState(0);
  const input = { ...place, at: instantOf(wall) };
  const asked = JSON.stringify(input);
  return (
    <TabDialog title={t("box")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Grid>
          <PlaceFields value={place} onChange={setPlace} />
          <Field.Root>
            <Field.Label>{t("at")}</Field.Label>
            <Input type="datetime-local" value={wall} onChange={(e) => setWall(e.currentTarget.value)} />
            <Field.HelperText>{t("atHelp", { zone: site.timeZone })}</Field.HelperText>
          </Field.Root>
        </Grid>
        <section aria-label={t("answer")} aria-live="polite">
          <KeyedBoundary
            of={`${asked} ${turn}`}
            failed={(error) => <FailureNotice error={error} onRetry={() => setTurn(turn + 1)} isRetrying={false} />}
          >
            <Suspense fallback={<Skeleton height="40" />}>
              <PickupBoxAnswer key={asked} input={input} turn={turn} onShow={props.onShow} />
            </Suspense>
          </KeyedBoundary>
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={() => setTurn(turn + 1)}>{t("askAgain")}</Button>
        <Button onClick={props.onClose}>{t("close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
