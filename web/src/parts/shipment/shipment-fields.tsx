import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { ShipmentForm } from "@linehaul/schema/base-data/what-applies/shipment";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { CountryField } from "../countries/country-field.tsx";
import { ChoiceField } from "../form/choice-field.tsx";
import { DayField } from "../form/day-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { CargoTypeField } from "../reference/cargo-type-field.tsx";

type Form = UseFormReturn<z.input<typeof ShipmentForm>, unknown, z.output<typeof ShipmentForm>>;

/** From where to where, on which day, and what more is known of a shipment. */
export function ShipmentFields({ form }: { readonly form: Form }): ReactNode {
  const { t } = useTranslation("shipment");
  const payers = [
    { value: "", label: t("notKnown") },
    ...PAY_METHODS.map((payer) => ({ value: payer, label: t(`parts:payer.${payer}`) })),
  ];
  const types = [
    { value: "", label: t("notKnown") },
    ...CUSTOMER_TYPES.map((type) => ({ value: type, label: t(`customerType.${type}`) })),
  ];
  const region = { help: t("help.region"), isOptional: true, maxLength: 100 } as const;
  return (
    <>
      <CountryField form={form} name="fromCountry" label={t("column.fromCountry")} />
      <TextField form={form} name="fromRegion" label={t("column.fromRegion")} {...region} />
      <CountryField form={form} name="toCountry" label={t("column.toCountry")} choose={t("parts:choose")} />
      <TextField form={form} name="toRegion" label={t("column.toRegion")} {...region} />
      <DayField form={form} name="day" label={t("day")} help={t("help.day")} />
      <TextField form={form} name="weight" label={t("weight")} inputMode="decimal" isOptional maxLength={13} />
      <TextField form={form} name="goodsName" label={t("column.goodsName")} isOptional maxLength={200} />
      <TextField form={form} name="hsCode" label={t("column.hsCode")} isOptional maxLength={16} />
      <TextField
        form={form}
        name="declaredValue"
        label={t("column.declaredValue")}
        inputMode="decimal"
        isOptional
        maxLength={15}
      />
      <TextField form={form} name="declaredCurrency" label={t("column.declaredCurrency")} isOptional maxLength={3} />
      <CargoTypeField form={form} name="cargoTypeCode" label={t("column.cargoTypeCode")} none={t("notKnown")} />
      <TextField
        form={form}
        name="customerCode"
        label={t("column.customerCode")}
        help={t("help.customerCode")}
        isOptional
        inputMode="numeric"
        maxLength={10}
      />
      <ChoiceField form={form} name="customerType" label={t("column.customerType")} options={types} isOptional />
      <ChoiceField form={form} name="payMethod" label={t("column.payMethods")} options={payers} isOptional />
      <ChoiceField form={form} name="taxPayMethod" label={t("column.taxPayMethods")} options={payers} isOptional />
    </>
  );
}
