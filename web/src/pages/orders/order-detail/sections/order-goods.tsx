import { sum } from "@linehaul/schema/money";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  orderGoods_detail$data,
  orderGoods_detail$key,
} from "../../../../__generated__/orderGoods_detail.graphql.ts";
import { formatDecimal, formatMoney } from "../../../../format/money.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Lines } from "../../../../parts/detail/lines.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { ReferenceName } from "../../../../parts/reference/reference-name.tsx";
import { useLabels } from "../use-labels.ts";

type Line = orderGoods_detail$data["goods"][number];

/** The goods of an order, a line each, with their codes and what they are worth in all. */
export function OrderGoods(props: { readonly detail: orderGoods_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label } = useLabels();
  const { payment, goods } = useFragment(
    graphql`
      fragment orderGoods_detail on OrderDetail {
        payment {
          declaredCurrency
        }
        goods {
          id
          lineNo
          name
          size
          amount
          quantity
          unit
          unitWeight
          price
          total
          source
          origin {
            code
            name
          }
          hsCode
          eccn
          htsCode
          htsDescription
        }
      }
    `,
    props.detail,
  );
  if (goods.length === 0) return null;
  const worth = sum(goods.map((line) => line.total));
  return (
    <Section title={t("section.goods", { count: goods.length })}>
      <Lines tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{label("goods")}</th>
              <th scope="col">{label("hsCode")}</th>
              <th scope="col">{label("origin")}</th>
              <th scope="col" data-end>
                {label("amount")}
              </th>
              <th scope="col" data-end>
                {label("quantity")}
              </th>
              <th scope="col" data-end>
                {label("unitWeight")}
              </th>
              <th scope="col" data-end>
                {label("price")}
              </th>
              <th scope="col" data-end>
                {label("total")}
              </th>
            </tr>
          </thead>
          <tbody>
            {goods.map((line) => (
              <GoodsRow key={line.id} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={7}>
                {label("goodsTotal")}
              </th>
              <td data-end>
                <Amount value={worth} currency={payment.declaredCurrency} />
              </td>
            </tr>
          </tfoot>
        </table>
      </Lines>
    </Section>
  );
}

function GoodsRow({ line }: { readonly line: Line }) {
  const { label, code } = useLabels();
  const more = [line.size, line.source && code("goodsSource", line.source)].filter(Boolean).join(" · ");
  const codes = [
    line.eccn && `${label("eccn")} ${line.eccn}`,
    line.htsCode && `${label("htsCode")} ${[line.htsCode, line.htsDescription].filter(Boolean).join(" ")}`,
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {line.name}
        {more && <small data-line>{more}</small>}
      </th>
      <td>
        {line.hsCode}
        {codes.map((text) => (
          <small key={text} data-line>
            {text}
          </small>
        ))}
      </td>
      <td title={line.origin?.name}>{line.origin?.code ?? "—"}</td>
      <td data-end>{line.amount}</td>
      <td data-end>
        {formatDecimal(line.quantity)}{" "}
        <ReferenceName list="unitList" code={line.unit} otherwise={code("unit", line.unit)} />
      </td>
      <td data-end>{formatDecimal(line.unitWeight)}</td>
      <td data-end>{formatMoney(line.price)}</td>
      <td data-end>{formatMoney(line.total)}</td>
    </tr>
  );
}
