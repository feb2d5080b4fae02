import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { contractRulesPageQuery } from "../../../__generated__/contractRulesPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { contractRulesList } from "./contract-rules-list.ts";
import { ContractRuleRow, contractRulesColumns } from "./contract-rules-row.tsx";

const ContractRulesForm = lazyPart(() => import("./contract-rules-form.tsx"));

const query = graphql`
  query contractRulesPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ContractRuleFilter
    $sort: ContractRuleSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CONTRACT_RULES"])
    }
    contractRules(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...contractRulesRow_contractRule
          ...contractRulesForm_contractRule
        }
      }
    }
  }
`;
const enable = graphql`
  mutation contractRulesPageEnableMutation($input: EnableContractRuleInput!) {
    enableContractRule(input: $input) {
      contractRule {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const disable = graphql`
  mutation contractRulesPageDisableMutation($input: DisableContractRuleInput!) {
    disableContractRule(input: $input) {
      contractRule {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Which papers customers need to become usable (CUS-22). */
export default function ContractRulesPage(props: PageProps<contractRulesPageQuery>): ReactNode {
  const list = useList(props, contractRulesList, query, (data) => data.contractRules);
  return (
    <CataloguePage
      list={list}
      columns={contractRulesColumns}
      row={(given) => <ContractRuleRow {...given} />}
      form={(given) => <ContractRulesForm {...given} />}
      create="CONTRACT_RULES.CREATE"
      turn={{ enable, disable }}
    />
  );
}
