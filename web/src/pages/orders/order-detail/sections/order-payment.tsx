import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderPayment_order$key } from "../../../../__generated__/orderPayment_order.graphql.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { maskedFact } from "../../../../parts/masked/masked.tsx";
import { useLabels } from "../use-labels.ts";

/** What the goods are declared and insured for, who pays, and what the carriage is thought to cost. */
export function OrderPayment(props: { readonly order: orderPayment_order$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const { detail } = useFragment(
    graphql`
      fragment orderPayment_order on Order {
        detail {
          payment {
            declaredCurrency
            declaredValue
            insuredValue
            payMethod
            taxPayMethod
            method {
              name
            }
            taxMethod {
              name
            }
            payMonthCard
            taxMonthCard
            couponNo
            couponAmount
            estimatedFee
            feeCurrency
          }
        }
      }
    `,
    props.order,
  );
  if (!detail) return null;
  const { payment } = detail;
  const declared = (value: string | null | undefined) =>
    value && <Amount value={value} currency={payment.declaredCurrency} />;
  const charged = (value: string | null | undefined) =>
    value && <Amount value={value} currency={payment.feeCurrency} />;
  return (
    <Section title={t("section.payment")}>
      <Facts
        label={label}
        facts={{
          declaredValue: <b>{declared(payment.declaredValue)}</b>,
          insuredValue: declared(payment.insuredValue),
          payMethod: code("payMethod", payment.payMethod),
          method: payment.method?.name,
          payMonthCard: maskedFact(payment.payMonthCard, "PAY_MONTH_CARD"),
          taxPayMethod: code("payMethod", payment.taxPayMethod),
          taxMethod: payment.taxMethod?.name,
          taxMonthCard: maskedFact(payment.taxMonthCard, "TAX_MONTH_CARD"),
          couponNo: payment.couponNo,
          couponAmount: charged(payment.couponAmount),
          estimatedFee: charged(payment.estimatedFee),
        }}
      />
    </Section>
  );
}
