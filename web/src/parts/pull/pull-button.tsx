import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { featureOf } from "@linehaul/schema/feature-name";
import { useShell } from "../../tab/use-shell.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import { withTexts } from "../lazy/lazy-texts.ts";
import type { CataloguePull } from "./pull.ts";

const PullDialog = lazyPart(() =>
  withTexts(() => import("./pull-dialog.tsx"), "pull", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  }),
);

/** The pull of a catalogue: its button, for those who may alone, with the dialog that it opens. */
export function PullButton(props: {
  readonly of: Omit<CataloguePull, "page">;
  /** What it is called, where its button is one of several; as the button otherwise. */
  readonly label?: string;
  /** The page has another button that stands out. */
  readonly isPlain?: true;
  /** The rows are there: the list is asked for again. */
  readonly onPulled: () => void;
}): ReactNode {
  const { t } = useTranslation("shell");
  const { may } = useShell();
  const [isOpen, open] = useState(false);
  const { of, onPulled } = props;
  if (!may(of.button)) return null;
  const [, verb = ""] = of.button.split(".");
  return (
    <>
      <Button {...(props.isPlain !== true && { variant: "solid" })} onClick={() => open(true)}>
        {props.label ?? t(`button.${verb}`)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PullDialog
            of={{ ...of, page: featureOf(of.module) }}
            onClose={() => open(false)}
            onPulled={() => {
              open(false);
              onPulled();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
