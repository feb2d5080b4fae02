import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { declarationConfigPageQuery } from "../../../__generated__/declarationConfigPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { declarationConfigList } from "./declaration-config-list.ts";
import { DeclarationConfigRow, declarationConfigColumns } from "./declaration-config-row.tsx";

const DeclarationConfigForm = lazyPart(() => import("./declaration-config-form.tsx"));
const DeclarationBox = lazyPart(() => import("./declaration-box.tsx"));

const query = graphql`
  query declarationConfigPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DeclarationConfigFilter
    $sort: DeclarationConfigSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.DECLARATION_CONFIG"])
    }
    declarationConfigs(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...declarationConfigRow_declarationConfig
          ...declarationConfigForm_declarationConfig
        }
      }
    }
  }
`;
const enable = graphql`
  mutation declarationConfigPageEnableMutation($input: EnableDeclarationConfigInput!) {
    enableDeclarationConfig(input: $input) {
      declarationConfig {
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
  mutation declarationConfigPageDisableMutation($input: DisableDeclarationConfigInput!) {
    disableDeclarationConfig(input: $input) {
      declarationConfig {
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
const remove = graphql`
  mutation declarationConfigPageDeleteMutation($input: DeleteDeclarationConfigInput!) {
    deleteDeclarationConfig(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** How customers' goods are declared and with which documents, and a box that says what holds for an order. */
export default function DeclarationConfigPage(props: PageProps<declarationConfigPageQuery>): ReactNode {
  const { t } = useTranslation("declaration-config");
  const list = useList(props, declarationConfigList, query, (data) => data.declarationConfigs);
  const [isAsking, ask] = useState(false);
  return (
    <CataloguePage
      list={list}
      columns={declarationConfigColumns}
      row={(given) => <DeclarationConfigRow {...given} />}
      form={(given) => <DeclarationConfigForm {...given} />}
      create="DECLARATION_CONFIG.CREATE"
      turn={{ enable, disable }}
      remove={remove}
      actions={<Button onClick={() => ask(true)}>{t("box")}</Button>}
    >
      <Suspense fallback={null}>
        {isAsking && (
          <DeclarationBox
            onClose={() => ask(false)}
            onShow={(keyword) => {
              ask(false);
              list.filterBy({ keyword, status: "" });
            }}
          />
        )}
      </Suspense>
    </CataloguePage>
  );
}
