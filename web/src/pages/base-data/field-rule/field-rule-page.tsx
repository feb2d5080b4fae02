import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { RULED_FORMS } from "@linehaul/schema/base-data/field-rule/fields";
import type { fieldRulePageQuery } from "../../../__generated__/fieldRulePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { chosen } from "../../../parts/filters/choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { OneOf } from "../../../parts/filters/one-of.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { fieldRuleList } from "./field-rule-list.ts";
import { FieldRuleRow, fieldRuleColumns } from "./field-rule-row.tsx";

const FieldRuleForm = lazyPart(() => import("./field-rule-form.tsx"));
const FormPreviewBox = lazyPart(() => import("./form-preview-box.tsx"));

const query = graphql`
  query fieldRulePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: FieldRuleFilter
    $sort: FieldRuleSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.FIELD_RULE"])
    }
    fieldRules(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...fieldRuleRow_fieldRule
          ...fieldRuleForm_fieldRule
        }
      }
    }
  }
`;
const remove = graphql`
  mutation fieldRulePageDeleteMutation($input: DeleteFieldRuleInput!) {
    deleteFieldRule(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** What the site says of the fields of its orders and accounts; a preview of the forms, and a panel to try a shipment. */
export default function FieldRulePage(props: PageProps<fieldRulePageQuery>): ReactNode {
  const { t } = useTranslation("field-rule");
  const [open, show] = useState<"preview" | "shipment" | null>(null);
  const list = useList(props, fieldRuleList, query, (data) => data.fieldRules);
  const close = () => show(null);
  const { form } = list.state.filter;
  const options = RULED_FORMS.map((value) => ({ value, label: t(`form.${value}`) }));
  const ofForm: Filter = {
    id: "form",
    label: t("column.form"),
    codes: RULED_FORMS,
    applied: form === "" ? null : chosen(options, [form]),
    clear: () => list.filterBy({ form: "" }),
    control: () => (
      <OneOf
        label={t("column.form")}
        options={options}
        value={form}
        onChange={(value) => list.filterBy({ form: value })}
      />
    ),
  };
  return (
    <CataloguePage
      list={list}
      columns={fieldRuleColumns}
      row={(given) => <FieldRuleRow {...given} />}
      form={(given) => <FieldRuleForm {...given} />}
      create="FIELD_RULE.CREATE"
      remove={remove}
      filters={[ofForm]}
      actions={
        <>
          <Button onClick={() => show("preview")}>{t("preview")}</Button>
          <Button onClick={() => show("shipment")}>{t("box")}</Button>
        </>
      }
    >
      <Suspense fallback={null}>{open === "preview" && <FormPreviewBox onClose={close} />}</Suspense>
      <Suspense fallback={null}>{open === "shipment" && <ShipmentBox onClose={close} />}</Suspense>
    </CataloguePage>
  );
}
