import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { regionPageQuery } from "../../../__generated__/regionPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PullButton } from "../../../parts/pull/pull-button.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { countryShown, regionList } from "./region-list.ts";
import { RegionRow, regionColumns, type RegionInto } from "./region-row.tsx";
import { RegionSide } from "./region-side.tsx";

const RegionForm = lazyPart(() => import("./region-form.tsx"));

const query = graphql`
  query regionPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: RegionFilter
    $sort: RegionSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.REGION"])
    }
    regions(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...regionRow_region
          ...regionForm_region
        }
      }
    }
  }
`;
const enable = graphql`
  mutation regionPageEnableMutation($input: EnableRegionInput!) {
    enableRegion(input: $input) {
      region {
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
  mutation regionPageDisableMutation($input: DisableRegionInput!) {
    disableRegion(input: $input) {
      region {
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
const look = graphql`
  mutation regionPageLookMutation($input: LookAtRegionsInput!) {
    looked: lookAtRegions(input: $input) {
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
  mutation regionPagePullMutation($input: PullRegionsInput!) {
    pulled: pullRegions(input: $input) {
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

const Split = chakra("div", {
  base: {
    height: "100%",
    minH: "0",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(15rem, 280px) minmax(0, 1fr)" },
    gridTemplateRows: { base: "minmax(0, 1fr) minmax(0, 3fr)", lg: "minmax(0, 1fr)" },
    "& > :first-of-type": { borderInlineEndWidth: { lg: "1px" }, borderBottomWidth: { base: "1px", lg: "0" } },
  },
});

/** The places of countries: a tree beside the list of what lies in the place that is chosen in it. */
export default function RegionPage(props: PageProps<regionPageQuery>): ReactNode {
  const { t } = useTranslation("region");
  const list = useList(props, regionList, query, (data) => data.regions);
  const { filter } = list.state;
  const { parentCode, parentName, keyword } = filter;
  const countryCode = countryShown(filter);
  const [turn, setTurn] = useState(0);
  const into = (place: RegionInto | null) =>
    list.filterBy({ keyword: "", parentCode: place?.code ?? "", parentName: place?.name ?? "" });
  const changed = () => setTurn(turn + 1);
  const within: Filter = {
    id: "within",
    label: t("within"),
    applied: parentCode === "" || keyword !== "" ? null : parentName,
    clear: () => into(null),
    control: () => t("withinHelp"),
  };
  const part = { countryCode, parentCode: parentCode || null };
  return (
    <Split>
      <RegionSide
        countryCode={countryCode}
        chosen={keyword === "" ? parentCode : ""}
        turn={turn}
        asked={list.queryRef}
        onCountry={(code) => list.filterBy({ countryCode: code, keyword: "", parentCode: "", parentName: "" })}
        onInto={into}
      />
      <CataloguePage
        list={list}
        columns={regionColumns}
        row={(given) => <RegionRow {...given} onInto={into} />}
        form={(given) => (
          <RegionForm
            {...given}
            countryCode={countryCode}
            parentCode={parentCode}
            onSaved={() => {
              changed();
              given.onSaved();
            }}
          />
        )}
        create="REGION.CREATE"
        turn={{ enable, disable, onTurned: changed }}
        filters={parentCode === "" || keyword !== "" ? [] : [within]}
        isUsed
        isCommon
        actions={
          <PullButton
            of={{ module: "REGION", button: "REGION.SYNC", look, pull, part, named: parentName || countryCode }}
            isPlain
            onPulled={() => {
              changed();
              list.reload();
            }}
          />
        }
      />
    </Split>
  );
}
