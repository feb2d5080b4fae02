import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ShipmentForm } from "@linehaul/schema/base-data/what-applies/shipment";
import { SITES } from "@linehaul/schema/sites";
import type { ShipmentInput } from "../../__generated__/shipmentAnswerQuery.graphql.ts";
import { config } from "../../browser/config.ts";
import { siteToday } from "../../browser/site-day.ts";
import { Asked } from "../boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { zodRules } from "../form/rules.ts";
import { useRules } from "../lazy/rule-texts.ts";
import { ShipmentAnswer } from "./shipment-answer.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";

const Grid = chakra("form", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3", mb: "4" },
});
const site = SITES[config.site];
const blank = (): z.input<typeof ShipmentForm> => ({
  fromCountry: site.country,
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  day: siteToday(),
  customerCode: "",
  customerType: "",
  cargoTypeCode: "",
  weight: "",
  goodsName: "",
  hsCode: "",
  declaredValue: "",
  declaredCurrency: "CNY",
  payMethod: "",
  taxPayMethod: "",
});

/** A panel that answers what a shipment could go by on a day, what not, and which rows say so. */
export default function ShipmentBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("shipment");
  const say = useRules();
  /** What was asked, and how often: the same shipment again is asked again. */
  const [asked, ask] = useState<{ readonly input: ShipmentInput; readonly turn: number } | null>(null);
  const form = useForm({
    defaultValues: blank(),
    mode: "onTouched",
    resolver: zodRules(ShipmentForm, ({ key, params }) => say(key, params)),
  });
  const submit = form.handleSubmit(({ customerType, payMethod, taxPayMethod, goodsName: name, hsCode, ...shipment }) =>
    ask((before) => ({
      input: {
        ...shipment,
        goods: name === "" && hsCode === null ? [] : [{ name, hsCode }],
        customerType: customerType || null,
        payMethod: payMethod || null,
        taxPayMethod: taxPayMethod || null,
      },
      turn: (before?.turn ?? 0) + 1,
    })),
  );
  return (
    <TabDialog title={t("box")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Grid noValidate onSubmit={(event) => void submit(event)}>
          <ShipmentFields form={form} />
          <Button type="submit" variant="solid" justifySelf="start">
            {t("try")}
          </Button>
        </Grid>
        <section aria-label={t("answer")} aria-live="polite">
          {asked && (
            <Asked of={JSON.stringify(asked)} fallback={<Skeleton height="40" />}>
              {(tries) => <ShipmentAnswer input={asked.input} turn={`${asked.turn} ${tries}`} />}
            </Asked>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={props.onClose}>{t("close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
