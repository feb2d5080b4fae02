import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../tab/toast/queue.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { NameDialog, type Saved } from "./name-dialog.tsx";
import type { ViewActs } from "./use-view-acts.ts";
import type { View } from "./use-views.ts";

/** What the menu of views asks before it does it. */
export type Asked = { readonly saveAs: true } | { readonly rename: View } | { readonly gone: View };

/** The dialogs that the menu of views opens: a view's name, and whether one is to be deleted. A list is drawn without them. */
export default function ViewDialog(props: {
  readonly asked: Asked;
  readonly page: string;
  /** What a new view holds. */
  readonly present: string;
  readonly acts: ViewActs;
  readonly onSaved: (view: Saved) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("views");
  const { asked, acts, onClose } = props;
  if (!("gone" in asked)) {
    const renamed = "rename" in asked ? asked.rename : null;
    const { page, present, onSaved } = props;
    return <NameDialog {...{ page, renamed, present, onSaved, onClose }} />;
  }
  const { gone } = asked;
  return (
    <Confirm
      title={t("deleteTitle", { name: gone.name })}
      text={t("deleteHelp")}
      verb={t("deleteVerb")}
      isCritical
      isBusy={acts.isDeleting}
      onConfirm={(key) =>
        acts.remove(gone, key, () => {
          toast({ tone: "success", text: t("deleted", { name: gone.name }) });
          props.onDeleted();
        })
      }
      onClose={onClose}
    />
  );
}
