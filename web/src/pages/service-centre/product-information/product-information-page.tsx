import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { productInformationPageQuery } from "../../../__generated__/productInformationPageQuery.graphql.ts";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { CountryChoice, CountryNames } from "../../../parts/countries/country-choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { productInformationList } from "./product-information-list.ts";
import { productInformationColumns, ProductInformationRow } from "./product-information-row.tsx";

const ProductDetail = lazyPart(() => import("./product-detail.tsx"));

const query = graphql`
  query productInformationPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ProductInfoFilter
    $sort: ProductInfoSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PRODUCT_INFORMATION"])
    }
    productInfos(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...productInformationRow_product
        }
      }
    }
  }
`;

/** What the site offers, as one would tell a customer: found by name and by where it goes, each told beside the list. */
export default function ProductInformationPage(props: PageProps<productInformationPageQuery>): ReactNode {
  const { t } = useTranslation("product-information");
  const list = useList(props, productInformationList, query, (data) => data.productInfos);
  const [opened, open] = useState<string | null>(null);
  const { filterBy } = list;
  const { keyword, toCountry } = list.state.filter;
  const label = t("to");
  const to: Filter = {
    id: "to",
    label,
    applied: toCountry.length === 0 ? null : <CountryNames codes={toCountry} />,
    clear: () => filterBy({ toCountry: [] }),
    control: () => (
      <CountryChoice label={label} most={1} value={toCountry} onChange={(codes) => filterBy({ toCountry: codes })} />
    ),
  };
  return (
    <>
      <ListPage
        list={list}
        columns={productInformationColumns}
        row={(product) => <ProductInformationRow product={product} onOpen={() => open(product.id)} />}
        search={<KeywordBox label={t("keyword")} value={keyword} onChange={(text) => filterBy({ keyword: text })} />}
        filters={[to]}
      />
      <Suspense fallback={null}>{opened !== null && <ProductDetail id={opened} onClose={() => open(null)} />}</Suspense>
    </>
  );
}
