import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ViewName } from "@linehaul/schema/system/saved-view";
import type { useViewActsSaveMutation } from "../../__generated__/useViewActsSaveMutation.graphql.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { TextField } from "../form/text-field.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { saveView } from "./use-view-acts.ts";
import type { View } from "./use-views.ts";

/** A view as it was saved. */
export type Saved = NonNullable<useViewActsSaveMutation["response"]["saveView"]["view"]>;

/** Asks for a view's name: of a new one, or another one for one that there is. */
export function NameDialog(props: {
  readonly page: string;
  /** The view that is renamed; null for a new one. */
  readonly renamed: View | null;
  /** What a new one holds. */
  readonly present: string;
  readonly onSaved: (view: Saved) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("views");
  const { page, renamed, present, onSaved } = props;
  const save = useSaveForm<{ name: string }, { name: string }, useViewActsSaveMutation>({
    schema: ViewName,
    defaults: { name: renamed?.name ?? "" },
    mutation: saveView,
    variables: ({ name }, idempotencyKey) => ({
      input: {
        page,
        name,
        state: renamed?.state ?? present,
        ...(renamed && { id: renamed.id, version: renamed.version }),
        idempotencyKey,
      },
    }),
    onSaved: (response) => {
      if (response.saveView.view) onSaved(response.saveView.view);
    },
  });
  return (
    <FormDialog
      title={renamed ? t("renameTitle", { name: renamed.name }) : t("saveTitle")}
      save={save}
      onClose={props.onClose}
    >
      <TextField form={save.form} name="name" label={t("name")} help={t("nameHelp")} maxLength={60} isFirst />
    </FormDialog>
  );
}
