import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { config } from "../../browser/config.ts";
import { useViewer } from "../../tab/query.ts";
import { drawnAlone } from "../../parts/drawn-alone/drawn-alone.tsx";
import type { TopBarProps } from "./top-bar.tsx";

const Group = drawnAlone(
  chakra("fieldset", {
    base: {
      display: "flex",
      borderWidth: "1px",
      borderRadius: "l2",
      overflow: "hidden",
      flexShrink: "0",
      "& > *": { px: { base: "1.5", md: "2.25" }, lineHeight: "24px", color: "fg.muted", outlineOffset: "-2px" },
      "& > a": { _hover: { bg: "bg.muted", color: "fg" } },
      "& > [aria-current]": { bg: "bg.selected", color: "route", fontWeight: "semibold" },
    },
  }),
);

/** The address of a site, with the page to come back to there (SHELL-07). */
export function siteAddress(site: SiteCode, module: TopBarProps["module"], origins = config.sites): string {
  const url = new URL("/admin", origins[site]);
  if (module) {
    url.searchParams.set("moduleName", module.name);
    url.searchParams.set("moduleId", module.id);
    url.searchParams.set("moduleCode", module.code);
  }
  return url.href;
}

/** The three sites; the one in use leads nowhere. The others are links: each has a session of its own and signs in silently. */
export function SiteSwitcher({ module }: { module: TopBarProps["module"] }): ReactNode {
  const { t } = useTranslation();
  const { site } = useViewer();
  return (
    <Group aria-label={t("site.label")}>
      {SITE_CODES.map((code) =>
        code === site ? (
          <span key={code} aria-current="true" title={t("site.here", { site: t(`site.${code}`) })}>
            {code}
          </span>
        ) : (
          <a key={code} href={siteAddress(code, module)} title={t("site.go", { site: t(`site.${code}`) })}>
            {code}
          </a>
        ),
      )}
    </Group>
  );
}
