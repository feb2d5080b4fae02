import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Brand, FrameGrid, Nav } from "./frame-look.ts";
import { Mark } from "./mark.tsx";
import { config } from "../browser/config.ts";

const Bar = chakra("div", { base: { bg: "bg.panel", borderBottomWidth: "1px" } });

/** The frame while the viewer is on the way: nothing jumps when it arrives. */
export function FrameSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <FrameGrid aria-busy>
      <Nav aria-hidden>
        <Brand>
          <Mark site={config.site} />
          <span>{t("product")}</span>
        </Brand>
      </Nav>
      <Bar />
      <Bar bg="bg" />
      <chakra.output bg="bg.panel" aria-label={t("loading")} />
    </FrameGrid>
  );
}
