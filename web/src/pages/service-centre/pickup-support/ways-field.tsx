import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import type { PickupChange } from "@linehaul/schema/service-centre/pickup-support/by-date";
import { Choice } from "../../../parts/filters/choice.tsx";
import { ChoiceBox } from "../../../parts/form/choice-box.ts";
import { Choices, Radios } from "../../../parts/form/radios.tsx";

type In = z.input<typeof PickupChange>;
const HOW = ["BEFORE", "NONE", "THESE"] as const;

/** How parcels are picked up on some days: as before, not at all, or in these ways. */
export function WaysField(props: {
  readonly form: UseFormReturn<In, unknown, z.output<typeof PickupChange>>;
}): ReactNode {
  const { t } = useTranslation("pickup-support");
  return (
    <Controller
      control={props.form.control}
      name="ways"
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const ways = value ?? [];
        return (
          <Field.Root invalid={error !== undefined} gridColumn="1 / -1">
            <ChoiceBox>
              <legend>{t("column.ways")}</legend>
              <Choices>
                <div>
                  <Radios
                    values={HOW}
                    value={value === null || value === undefined ? "BEFORE" : ways.length === 0 ? "NONE" : "THESE"}
                    text={(how) => t(`how.${how}`)}
                    onChange={(how) => onChange(how === "BEFORE" ? null : how === "NONE" ? [] : [PICKUP_TYPES[0]])}
                  />
                </div>
              </Choices>
              {ways.length > 0 && (
                <Choice
                  label={t("column.ways")}
                  options={PICKUP_TYPES.map((way) => ({ value: way, label: t(`way.${way}`) }))}
                  value={ways}
                  onChange={onChange}
                />
              )}
              <Field.ErrorText role="alert">{error?.message}</Field.ErrorText>
            </ChoiceBox>
          </Field.Root>
        );
      }}
    />
  );
}
