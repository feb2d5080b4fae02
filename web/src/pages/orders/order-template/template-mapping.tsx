import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { templateMappingQuery } from "../../../__generated__/templateMappingQuery.graphql.ts";
import { HeadingForm } from "../../../parts/headings/lazy-heading-form.ts";
import { HeadingTable } from "./heading-table.tsx";

const mutation = graphql`
  mutation templateMappingSaveMutation($input: SaveOrderTemplateMapInput!) {
    saveOrderTemplateMap(input: $input) {
      orderTemplate {
        ...orderTemplateRow_orderTemplate
        ...orderTemplateForm_orderTemplate
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

/** What the headings of a template mean: to be chosen by those who may, to be read by others. */
export default function TemplateMapping(props: {
  readonly id: string;
  readonly name: string;
  readonly mayEdit: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-template");
  const { id, name, mayEdit, onClose } = props;
  const { orderTemplateMap } = useLazyLoadQuery<templateMappingQuery>(
    graphql`
      query templateMappingQuery($id: ID!) {
        orderTemplateMap(id: $id) {
          version
          headings {
            heading
            column
            reading
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  const { version = 0, headings = [] } = orderTemplateMap ?? {};
  const title = t("mapTitle", { name });
  if (!mayEdit) return <HeadingTable title={title} headings={headings} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      <HeadingForm
        title={title}
        help={t("mapHelp")}
        verb={t("saveMap")}
        headings={headings}
        mutation={mutation}
        input={{ id, version }}
        onSaved={props.onSaved}
        onClose={onClose}
      />
    </Suspense>
  );
}
