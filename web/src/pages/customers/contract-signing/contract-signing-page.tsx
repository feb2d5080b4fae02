import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { CONTRACT_KINDS, CONTRACT_STATES } from "@linehaul/schema/customers/contract-signing/lifecycle";
import type {
  contractSigningPageQuery,
  contractSigningPageQuery$data,
} from "../../../__generated__/contractSigningPageQuery.graphql.ts";
import { CreateButton } from "../../../parts/catalogue/create-button.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { contractList, ENDS_WITHIN } from "./contract-list.ts";
import { contractColumns, ContractRow, type ContractAct } from "./contract-signing-row.tsx";

const ContractActs = lazyPart(() => import("./contract-acts.tsx"));

const query = graphql`
  query contractSigningPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ContractFilter
    $sort: ContractSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CONTRACT_SIGNING"])
    }
    contracts(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      stateCounts {
        state
        count
        isExact
      }
      edges {
        node {
          id
          ...contractSigningRow_contract
          ...contractActs_contract
        }
      }
    }
  }
`;
type Node = contractSigningPageQuery$data["contracts"]["edges"][number]["node"];
/** What is being done: a new one, or something with one that is there. */
export type Doing =
  | { readonly act: "CREATE"; readonly with: null }
  | { readonly act: ContractAct; readonly with: Node };

const useContractList = (props: PageProps<contractSigningPageQuery>) =>
  useList(props, contractList, query, (data) => data.contracts);
interface InList {
  readonly list: ReturnType<typeof useContractList>;
}

/** Contracts and agreements with customers: written, signed, renewed and ended, with their files (CUS-22). */
export default function ContractSigningPage(props: PageProps<contractSigningPageQuery>): ReactNode {
  const { t } = useTranslation("contract-signing");
  const list = useContractList(props);
  const { filter } = list.state;
  const { filterBy } = list;
  const { refresh } = useShell();
  const [doing, does] = useState<Doing | null>(null);
  const create = (
    <CreateButton
      button="CONTRACT_SIGNING.SIGN"
      page="contract-signing"
      onClick={() => does({ act: "CREATE", with: null })}
    />
  );
  return (
    <>
      <ListPage
        list={list}
        columns={contractColumns}
        row={(node) => <ContractRow contract={node} onAct={(act) => does({ act, with: node })} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={create}
        create={create}
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        filters={[
          oneOfFilter({
            id: "kind",
            label: t("column.kind"),
            value: filter.kind,
            options: CONTRACT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
            onChange: (kind) => filterBy({ kind }),
          }),
          oneOfFilter({
            id: "ends",
            label: t("ends"),
            value: filter.ends,
            options: ENDS_WITHIN.map((value) => ({ value, label: t("endsWithin", { count: Number(value) }) })),
            onChange: (ends) => filterBy({ ends }),
          }),
        ]}
      />
      <Suspense fallback={null}>
        {doing && (
          <ContractActs
            doing={doing}
            onClose={() => does(null)}
            onDone={() => {
              does(null);
              list.reload();
              // What a customer needs, and has, stands there.
              refresh("COMPANY_CUSTOMER_ENABLE_EDIT");
              refresh("CUSTOMER_DETAIL");
              refresh("CUSTOMER_LIST");
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const CountedTabs = ({ list }: InList) => (
  <Tabs list={list} counts={usePreloadedQuery<contractSigningPageQuery>(query, list.queryRef).contracts.stateCounts} />
);

function Tabs(props: InList & { readonly counts: contractSigningPageQuery["response"]["contracts"]["stateCounts"] }) {
  const { t } = useTranslation("contract-signing");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="contract"
      label={t("states")}
      statuses={CONTRACT_STATES}
      counts={counts.map(({ state, ...count }) => ({ status: state, ...count }))}
      value={list.state.filter.state}
      onChange={(state) => list.filterBy({ state })}
    />
  );
}
