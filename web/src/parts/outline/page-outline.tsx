import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outline } from "./look.ts";
import { RowsOutline } from "./rows.ts";
import type { PageShape } from "./shape.ts";
import { useShownOn } from "./use-shown-on.ts";

/** A page on its way, in its shape: bars stand where those of the page will, so that nothing jumps when it comes. */
export function PageOutline({ shape = "list" }: { readonly shape?: PageShape | undefined }): ReactNode {
  const { t } = useTranslation("parts");
  const box = useRef<HTMLOutputElement>(null);
  useShownOn(box);
  return (
    <Outline ref={box} data-shape={shape} aria-label={t("state.loading")} aria-busy>
      <span data-part="bar">
        <i />
      </span>
      {shape === "list" && (
        <>
          <span data-part="filters">
            <i />
            <i />
          </span>
          <span data-part="head" />
          <RowsOutline as="span" animation="none" />
        </>
      )}
      {shape === "detail" && (
        <span data-part="path">
          <i />
        </span>
      )}
      {shape !== "list" && (
        <span data-part="cards">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
    </Outline>
  );
}
