import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isPage } from "../is-page.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useMenu } from "../menu/use-menu.ts";
import { useViewer } from "../../tab/query.ts";
import { roleName } from "../../i18n/role-name.ts";
import { Card } from "../../parts/card/card.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gap: "2",
    gridTemplateColumns: { base: "1fr", md: "12rem 1fr" },
    "& > dt": { color: "fg.muted" },
    "& > dd > ul": { listStyle: "none", display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1" },
    "& a[target]": { color: "route", fontWeight: "medium", _hover: { textDecoration: "underline" } },
  },
});

/** What the role in force can do: its pages, by branch, the permissions held on each on hover. */
export function RolePages(): ReactNode {
  const { t } = useTranslation();
  const { role, buttons } = useViewer();
  const { groups } = useMenu();
  const held = (code: string) => buttons.filter((b) => b.startsWith(`${code}.`)).map((b) => b.slice(code.length + 1));
  return (
    <Card>
      <h2>{t("home.may", { role: role ? roleName(t, role) : "" })}</h2>
      {groups.length === 0 && <p>{t("home.noneYet")}</p>}
      <List>
        {groups.map((group) => [
          <dt key={`${group.code} name`}>{group.name}</dt>,
          <dd key={group.code}>
            <ul>
              {group.items.map(({ code, name, href }) => (
                <li key={code} title={held(code).join(", ")}>
                  {href !== null && (
                    <a href={href} target="_blank" rel="noopener">
                      {name}
                    </a>
                  )}
                  {href === null && (isPage(code) ? <PageLink code={code}>{name}</PageLink> : name)}
                </li>
              ))}
            </ul>
          </dd>,
        ])}
      </List>
    </Card>
  );
}
