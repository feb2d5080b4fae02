import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ShipmentForm } from "@linehaul/schema/base-data/what-applies/shipment";
import { SITES } from "@linehaul/schema/sites";
import type { ShipmentInput } from "../../__generated__/shipmentAnswerQuery.graphql.ts";
import { config } from "../../browser/config.ts";
import { siteToday } from "../../browser/site-day.ts";
import { FormBox } from "../question/form-box.tsx";
import { ShipmentAnswer } from "./shipment-answer.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";

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

/** The shipment that a form says: what was left open is not known. */
const asks = ({
  customerType,
  payMethod,
  taxPayMethod,
  goodsName: name,
  hsCode,
  ...shipment
}: z.output<typeof ShipmentForm>): ShipmentInput => ({
  ...shipment,
  goods: name === "" && hsCode === null ? [] : [{ name, hsCode }],
  customerType: customerType || null,
  payMethod: payMethod || null,
  taxPayMethod: taxPayMethod || null,
});

/** A panel that answers what a shipment could go by on a day, what not, and which rows say so. */
export default function ShipmentBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("shipment");
  return (
    <FormBox
      title={t("box")}
      texts={{ ask: t("try"), answer: t("answer"), close: t("close") }}
      schema={ShipmentForm}
      blank={blank()}
      asks={asks}
      fields={(form) => <ShipmentFields form={form} />}
      answer={(input, turn) => <ShipmentAnswer input={input} turn={turn} />}
      onClose={props.onClose}
    />
  );
}
