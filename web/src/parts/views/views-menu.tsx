import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pageAddress } from "@linehaul/schema/page-address";
import { CopyButton } from "../copy/copy-button.tsx";
import { Lines } from "../filters/look.ts";
import type { View } from "./use-views.ts";

const Acts = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "1", pt: "2", mt: "2", borderTopWidth: "1px" },
});
const None = chakra("p", { base: { color: "fg.muted", maxW: "18rem", px: "2", py: "1" } });

/** What can be asked for in the menu of views. */
export interface ViewsMenuProps {
  readonly page: string;
  readonly views: readonly View[];
  /** The one that is open, of the user's own. */
  readonly opened: View | null;
  /** The list is set to something else than the open view holds. */
  readonly isChanged: boolean;
  readonly onOpen: (view: View | null) => void;
  readonly onSaveAs: () => void;
  readonly onUpdate: (view: View) => void;
  readonly onRename: (view: View) => void;
  readonly onDefault: (view: View) => void;
  readonly onDelete: (view: View) => void;
}

/** The user's views of a list, each opened by a press, and what can be done with the one that is open. */
export function ViewsMenu(props: ViewsMenuProps): ReactNode {
  const { t } = useTranslation("views");
  const { page, views, opened } = props;
  const link = opened && new URL(pageAddress({ code: page, params: { view: opened.id } }), location.href).href;
  return (
    <>
      <Lines aria-label={t("own")}>
        <li>
          <button type="button" onClick={() => props.onOpen(null)}>
            {t("plain")}
          </button>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <button type="button" aria-current={view.id === opened?.id} onClick={() => props.onOpen(view)}>
              {view.id === opened?.id ? <b>{view.name}</b> : <span>{view.name}</span>}
              {view.isDefault && <small>{t("isDefault")}</small>}
            </button>
          </li>
        ))}
      </Lines>
      {views.length === 0 && <None>{t("none")}</None>}
      <Acts>
        {opened && props.isChanged && (
          <Button size="xs" onClick={() => props.onUpdate(opened)}>
            {t("update")}
          </Button>
        )}
        <Button size="xs" onClick={props.onSaveAs}>
          {t("saveAs")}
        </Button>
      </Acts>
      {opened && link !== null && (
        <Acts>
          <Button size="xs" variant="ghost" onClick={() => props.onDefault(opened)}>
            {t(opened.isDefault ? "noDefault" : "makeDefault")}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => props.onRename(opened)}>
            {t("rename")}
          </Button>
          <CopyButton text={link} label={t("copyLinkOf", { name: opened.name })}>
            {t("copyLink")}
          </CopyButton>
          <Button size="xs" variant="ghost" onClick={() => props.onDelete(opened)}>
            {t("delete")}
          </Button>
        </Acts>
      )}
    </>
  );
}
