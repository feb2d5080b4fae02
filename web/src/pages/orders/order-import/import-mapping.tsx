import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { importMappingQuery } from "../../../__generated__/importMappingQuery.graphql.ts";
import { HeadingForm } from "../../../parts/headings/lazy-heading-form.ts";

const mutation = graphql`
  mutation importMappingMutation($input: MapOrderImportInput!) {
    mapOrderImport(input: $input) {
      orderImport {
        ...importSummary_import
        ...importActs_import
      }
      errors {
        message
        detail
        traceId
        field
      }
    }
  }
`;

/** Chooses what the headings of an uploaded sheet mean, and has it checked again (ORD-11). */
export default function ImportMapping(props: {
  readonly id: string;
  readonly onMapped: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  const { orderImportHeadings: headings } = useLazyLoadQuery<importMappingQuery>(
    graphql`
      query importMappingQuery($id: ID!) {
        orderImportHeadings(id: $id) {
          heading
          column
          reading
          offered
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only" },
  );
  return (
    <Suspense fallback={null}>
      <HeadingForm
        title={t("map")}
        help={t("mapHelp")}
        verb={t("mapAndCheck")}
        headings={headings}
        mutation={mutation}
        input={{ id: props.id }}
        onSaved={props.onMapped}
        onClose={props.onClose}
      />
    </Suspense>
  );
}
