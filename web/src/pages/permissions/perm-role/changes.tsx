import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Branch, Difference } from "../../../parts/modules/tree.ts";
import { useActionName } from "../../../parts/modules/use-module-names.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    mb: "3",
    "& > li": {
      display: "flex",
      gap: "2",
      alignItems: "baseline",
      py: "1",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
    "& > li > b": { width: "5", fontWeight: "semibold", textAlign: "center" },
    "& > li[data-added] > b": { color: "success.fg" },
    "& > li[data-removed] > b": { color: "critical.fg" },
    "& small": { color: "fg.muted", fontFamily: "mono", textStyle: "xs", ms: "auto" },
  },
});
const Head = chakra("h3", { base: { textStyle: "sm", fontWeight: "semibold", mb: "1" } });

/** What a change gives and takes, before it is saved. */
export function Changes(props: { readonly difference: Difference; readonly branches: readonly Branch[] }): ReactNode {
  const { t } = useTranslation("perm-role");
  const action = useActionName();
  const { added, removed } = props.difference;
  const modules = new Map(props.branches.flatMap((b) => b.modules.map((m) => [m.code, m.name] as const)));
  const line = (button: string, isAdded: boolean) => (
    <li key={button} {...(isAdded ? { "data-added": "" } : { "data-removed": "" })}>
      <b aria-hidden>{isAdded ? "+" : "−"}</b>
      <span>{`${modules.get(button.slice(0, button.indexOf("."))) ?? button} · ${action(button)}`}</span>
      <small>{button}</small>
    </li>
  );
  return (
    <>
      {added.length > 0 && <Head>{t("bind.added", { count: added.length })}</Head>}
      {added.length > 0 && <List>{added.map((button) => line(button, true))}</List>}
      {removed.length > 0 && <Head>{t("bind.removed", { count: removed.length })}</Head>}
      {removed.length > 0 && <List>{removed.map((button) => line(button, false))}</List>}
    </>
  );
}
