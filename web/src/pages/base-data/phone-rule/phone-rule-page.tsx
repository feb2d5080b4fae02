import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { phoneRulePageQuery } from "../../../__generated__/phoneRulePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PullButton } from "../../../parts/pull/pull-button.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { phoneRuleList } from "./phone-rule-list.ts";
import { PhoneRuleRow, phoneRuleColumns } from "./phone-rule-row.tsx";
import { RefreshRules } from "./refresh-rules.tsx";

const PhoneBox = lazyPart(() => import("./phone-box.tsx"));

const query = graphql`
  query phoneRulePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: PhoneRuleFilter
    $sort: PhoneRuleSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PHONE_RULE"])
    }
    phoneRules(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...phoneRuleRow_phoneRule
        }
      }
    }
  }
`;
const remove = graphql`
  mutation phoneRulePageDeleteMutation($input: DeletePhoneRuleInput!) {
    deletePhoneRule(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const look = graphql`
  mutation phoneRulePageLookMutation {
    looked: lookAtPhoneRules {
      found {
        ...pullFound_found
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;
const pull = graphql`
  mutation phoneRulePagePullMutation($input: PullInput!) {
    pulled: pullPhoneRules(input: $input) {
      done {
        added
        changed
        deleted
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;
const source = { module: "PHONE_RULE", button: "PHONE_RULE.PULL", look, pull } as const;

/** What telephones are like, by calling code: pulled from the source, obeyed by every telephone of the house's own. */
export default function PhoneRulePage(props: PageProps<phoneRulePageQuery>): ReactNode {
  const { t } = useTranslation("phone-rule");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, phoneRuleList, query, (data) => data.phoneRules);
  return (
    <CataloguePage
      list={list}
      columns={phoneRuleColumns}
      row={(given) => <PhoneRuleRow {...given} />}
      remove={remove}
      isUsed
      isCommon
      actions={
        <>
          <Button onClick={() => tryOne(true)}>{t("box")}</Button>
          <RefreshRules onRefreshed={list.reload} />
          <PullButton of={source} onPulled={list.reload} />
        </>
      }
    >
      <Suspense fallback={null}>{isTrying && <PhoneBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
