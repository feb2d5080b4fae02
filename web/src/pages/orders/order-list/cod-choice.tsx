import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OneOf } from "../../../parts/filters/one-of.tsx";
import { CODS, type Cod } from "./order-list-filter.ts";

/** With cash on delivery, without, or any: few need it at once. */
export default function CodChoice(props: {
  readonly label: string;
  readonly value: Cod | "";
  readonly onChange: (value: Cod | "") => void;
}): ReactNode {
  const { t } = useTranslation("order-list");
  return <OneOf {...props} options={CODS.map((value) => ({ value, label: t(`cod.${value}`) }))} />;
}
