import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { sampleThingPageQuery } from "../../../__generated__/sampleThingPageQuery.graphql.ts";
//< exports
import { askedRows } from "../../../parts/catalogue/catalogue-list.ts";
//>
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
//< exports
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
//>
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
//< uploads
import { sheetUpload, useSheetUpload } from "../../../parts/sheet/sheet-upload.tsx";
//>
import type { PageProps } from "../../../tab/page-props.ts";
import { sampleThingList } from "./sample-thing-list.ts";
import { SampleThingRow, sampleThingColumns } from "./sample-thing-row.tsx";

//< exports
const SampleThingExport = listExport(() => import("./sample-thing-export.tsx"));
//>
//< uploads
const SampleThingUpload = sheetUpload(() => import("./sample-thing-upload.tsx"));
//>
const SampleThingForm = lazyPart(() => import("./sample-thing-form.tsx"));

const query = graphql`
  query sampleThingPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: SampleThingFilter
    $sort: SampleThingSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.SAMPLE_THING"])
    }
    sampleThings(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...sampleThingRow_sampleThing
          ...sampleThingForm_sampleThing
        }
      }
    }
  }
`;
//< toggles
const enable = graphql`
  mutation sampleThingPageEnableMutation($input: EnableSampleThingInput!) {
    enableSampleThing(input: $input) {
      sampleThing {
        ...catalogueRow_row
      }
      errors {
        message
      }
    }
  }
`;
const disable = graphql`
  mutation sampleThingPageDisableMutation($input: DisableSampleThingInput!) {
    disableSampleThing(input: $input) {
      sampleThing {
        ...catalogueRow_row
      }
      errors {
        message
      }
    }
  }
`;
//>
//< deletes
const remove = graphql`
  mutation sampleThingPageDeleteMutation($input: DeleteSampleThingInput!) {
    deleteSampleThing(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
//>

/** Sample things. */
export default function SampleThingPage(props: PageProps<sampleThingPageQuery>): ReactNode {
  const list = useList(props, sampleThingList, query, (data) => data.sampleThings);
//< exports
  const exporting = useListExport({
    list: "SAMPLE_THING",
    dialog: SampleThingExport,
    filter: askedRows(list.state.filter),
  });
//>
//< uploads
  const uploading = useSheetUpload({ by: "SAMPLE_THING.UPLOAD", dialog: SampleThingUpload, onStored: list.reload });
//>
  return (
    <CataloguePage
      list={list}
      columns={sampleThingColumns}
      row={(given) => <SampleThingRow {...given} />}
      form={(given) => <SampleThingForm {...given} />}
      create="SAMPLE_THING.CREATE"
//< toggles
      turn={{ enable, disable }}
//>
//< deletes
      remove={remove}
//>
//< columns
      actions={
        <>
//< uploads
          {uploading.button}
//>
//< exports
          {exporting.button()}
//>
        </>
      }
    >
//< exports
      {exporting.dialog}
//>
//< uploads
      {uploading.dialog}
//>
    </CataloguePage>
//| columns
    />
//>
  );
}
