import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { NewWarehouseAddress as schema } from "@linehaul/schema/base-data/warehouse-address";
import { SITES } from "@linehaul/schema/sites";
import type { warehouseAddressForm_warehouseAddress$key } from "../../../__generated__/warehouseAddressForm_warehouseAddress.graphql.ts";
import { config } from "../../../browser/config.ts";
import { StatusField } from "../../../parts/catalogue/status-field.tsx";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const blank = {
  code: "",
  nameEn: "",
  nameZh: "",
  countryCode: SITES[config.site].country,
  province: "",
  city: "",
  district: "",
  address: "",
  postCode: "",
  contactName: "",
  contactPhone: "",
  sort: 0,
  remark: "",
};

/** Creates a warehouse address (null) or edits one. */
export default function WarehouseAddressForm(props: FormProps<warehouseAddressForm_warehouseAddress$key>): ReactNode {
  const { t } = useTranslation("warehouse-address");
  const edited = useFragment(
    graphql`
      fragment warehouseAddressForm_warehouseAddress on WarehouseAddress {
        id
        version
        status
        code
        nameEn
        nameZh
        countryCode
        province
        city
        district
        address
        postCode
        contactName
        contactPhone
        sort
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation warehouseAddressFormSaveMutation($input: SaveWarehouseAddressInput!) {
      saveWarehouseAddress(input: $input) {
        warehouseAddress {
          ...warehouseAddressRow_warehouseAddress
          ...warehouseAddressForm_warehouseAddress
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
  const status = edited?.status === "DISABLED" ? "DISABLED" : "ENABLED";
  const values = { ...(edited ?? blank), status } as const;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: schema.shape, page: "warehouse-address" };
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} />
      <StatusField form={form} name="status" help={t("help.status")} />
      <Fields {...fields} names={["nameEn", "nameZh"]} />
      <CountryField form={form} name="countryCode" label={t("column.country")} />
      <Fields
        {...fields}
        names={["province", "city", "district", "address", "postCode", "contactName", "contactPhone", "sort", "remark"]}
      />
    </FormDialog>
  );
}
