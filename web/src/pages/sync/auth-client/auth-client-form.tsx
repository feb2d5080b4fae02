import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { SITE_CODES } from "@linehaul/schema/sites";
import { AuthClientInput } from "@linehaul/schema/sync/auth-client";
import type { z } from "zod";
import type { authClientForm_client$key } from "../../../__generated__/authClientForm_client.graphql.ts";
import type { authClientFormQuery } from "../../../__generated__/authClientFormQuery.graphql.ts";
import type { authClientFormSaveMutation } from "../../../__generated__/authClientFormSaveMutation.graphql.ts";
import type { FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { ListField } from "../../../parts/form/list-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import type { NewSecret } from "../../../parts/secret/secret-dialog.tsx";
import { ClientSurplus } from "./client-surplus.tsx";

const schema = AuthClientInput.omit({ id: true, version: true });
type Values = z.input<typeof schema>;

/** What can be bound, with what it asks for. */
interface Asking {
  readonly name: string;
  readonly buttons: readonly string[];
  readonly viewerMayBind: boolean;
}

const blank: Values = {
  name: "",
  operations: [],
  fields: [],
  sites: [],
  ratePerMinute: 60,
  costPerMinute: 20_000,
  remark: "",
};
const isSite = (code: string): code is (typeof SITE_CODES)[number] => SITE_CODES.some((site) => site === code);

/** Creates a client (null), whose secret then shows once, or edits what one is bound to. */
export default function AuthClientForm(
  props: FormProps<authClientForm_client$key> & {
    /** The secret of a new client. */
    readonly onMade: (made: NewSecret) => void;
  },
): ReactNode {
  const { t } = useTranslation("auth-client");
  const edited = useFragment(
    graphql`
      fragment authClientForm_client on AuthClient {
        id
        version
        name
        operations
        fields
        sites
        ratePerMinute
        costPerMinute
        remark
        ...clientSurplus_client
      }
    `,
    props.row,
  );
  // Some hundred names: asked for when a form first opens.
  const { bindable } = useLazyLoadQuery<authClientFormQuery>(
    graphql`
      query authClientFormQuery {
        bindable {
          operations {
            name
            isMutation
            buttons
            viewerMayBind
          }
          fields {
            name
            buttons
            viewerMayBind
          }
          sites
        }
      }
    `,
    {},
  );
  const save = useSaveForm<Values, z.output<typeof schema>, authClientFormSaveMutation>({
    schema,
    defaults: edited
      ? {
          name: edited.name,
          operations: [...edited.operations],
          fields: [...edited.fields],
          sites: edited.sites.filter(isSite),
          ratePerMinute: edited.ratePerMinute,
          costPerMinute: edited.costPerMinute,
          remark: edited.remark,
        }
      : blank,
    mutation: graphql`
      mutation authClientFormSaveMutation($input: SaveAuthClientInput!) {
        saveAuthClient(input: $input) {
          authClient {
            name
            appKey
            ...authClientRow_client
            ...authClientForm_client
          }
          appSecret
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (values, idempotencyKey) => ({
      input: { ...values, id: edited?.id, version: edited?.version, idempotencyKey },
    }),
    onSaved: ({ saveAuthClient: { authClient, appSecret } }) => {
      props.onSaved();
      if (authClient && typeof appSecret === "string")
        props.onMade({ name: authClient.name, appKey: authClient.appKey, appSecret });
    },
  });
  const { form } = save;
  const writes = new Set(bindable.operations.filter((o) => o.isMutation).map((o) => o.name));
  /** What the viewer may bind, and what the client is bound to already, so that it can be taken off. */
  const offered = (all: readonly Asking[], bound: readonly string[] = []) => {
    const asking = new Map(all.filter((o) => o.viewerMayBind || bound.includes(o.name)).map((o) => [o.name, o]));
    return [...new Set([...asking.keys(), ...bound])].map((name) => {
      const note = asking.get(name)?.buttons.join(", ") ?? t("gone");
      return { value: name, label: writes.has(name) ? t("writes", { name }) : name, ...(note !== "" && { note }) };
    });
  };
  const sites = [...new Set([...bindable.sites, ...(edited?.sites ?? [])])].map((site) => ({
    value: site,
    label: site,
  }));
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      {edited && <ClientSurplus client={edited} />}
      <Fields
        of={save}
        rules={schema.shape}
        page="auth-client"
        names={["name", "remark", "ratePerMinute", "costPerMinute"]}
      />
      <ListField form={form} name="sites" label={t("column.sites")} options={sites} help={t("help.sites")} isWide />
      <ListField
        form={form}
        name="operations"
        label={t("column.operations")}
        options={offered(bindable.operations, edited?.operations)}
        help={t("help.operations")}
        isWide
      />
      <ListField
        form={form}
        name="fields"
        label={t("column.fields")}
        options={offered(bindable.fields, edited?.fields)}
        help={t("help.fields")}
        isWide
      />
    </FormDialog>
  );
}
