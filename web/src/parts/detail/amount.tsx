import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatMoney } from "../../format/money.ts";

const Small = chakra("small", { base: { fontSize: "xs", color: "fg.subtle", ms: "1.25" } });

/** An amount with its currency small behind it; nothing for null. */
export function Amount(props: { readonly value: string | null | undefined; readonly currency: string }): ReactNode {
  if (props.value === null || props.value === undefined) return null;
  return (
    <>
      {formatMoney(props.value)}
      <Small>{props.currency}</Small>
    </>
  );
}
