import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { jumpWhitelistPageQuery } from "../../../__generated__/jumpWhitelistPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { jumpWhitelistList } from "./jump-whitelist-list.ts";
import { JumpWhitelistRow, jumpWhitelistColumns } from "./jump-whitelist-row.tsx";

const JumpWhitelistForm = lazyPart(() => import("./jump-whitelist-form.tsx"));
const LinkBox = lazyPart(() => import("./link-box.tsx"));

const query = graphql`
  query jumpWhitelistPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: JumpWhitelistFilter
    $sort: JumpWhitelistSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.JUMP_WHITELIST"])
    }
    jumpWhitelists(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...jumpWhitelistRow_jumpWhitelist
        }
      }
    }
  }
`;
const enable = graphql`
  mutation jumpWhitelistPageEnableMutation($input: EnableJumpWhitelistInput!) {
    enableJumpWhitelist(input: $input) {
      jumpWhitelist {
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
  mutation jumpWhitelistPageDisableMutation($input: DisableJumpWhitelistInput!) {
    disableJumpWhitelist(input: $input) {
      jumpWhitelist {
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

/** Hosts that links in content may lead to, and a box to try a link. */
export default function JumpWhitelistPage(props: PageProps<jumpWhitelistPageQuery>): ReactNode {
  const { t } = useTranslation("jump-whitelist");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, jumpWhitelistList, query, (data) => data.jumpWhitelists);
  return (
    <CataloguePage
      list={list}
      columns={jumpWhitelistColumns}
      row={(given) => <JumpWhitelistRow {...given} />}
      form={(given) => <JumpWhitelistForm {...given} />}
      create="JUMP_WHITELIST.CREATE"
      turn={{ enable, disable }}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
      isCommon
    >
      <Suspense fallback={null}>{isTrying && <LinkBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
