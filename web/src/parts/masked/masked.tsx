import { Button, chakra } from "@chakra-ui/react";
import { lazy, Suspense, use, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Revealable, type RevealField } from "./revealable.ts";
import { useClearValue } from "./use-clear-value.ts";

const RevealDialog = lazy(() => import("./reveal-dialog.tsx"));
const Text = chakra("span", { base: { color: "fg.muted", letterSpacing: "wide" } });
const Clear = chakra("span", { base: { bg: "bg.selected", borderRadius: "l1", px: "1", userSelect: "all" } });

interface MaskedProps {
  readonly value: string;
  /** Which field it is; without it, and outside of `Revealable`, it can't be shown. */
  readonly field?: RevealField;
}

/**
 * A sensitive value in its masked form (PERM-12). Reads out what it is: dots alone say nothing to a screen reader. Who may see it
 * says why, and then does for a minute.
 */
export function Masked({ value, field }: MaskedProps): ReactNode {
  const { t } = useTranslation("parts");
  const owner = use(Revealable);
  const [clear, show] = useClearValue();
  const [isAsking, ask] = useState(false);
  const may = field !== undefined && owner?.viewerMay === true;
  if (clear !== null)
    return (
      <>
        <Button
          size="2xs"
          variant="ghost"
          px="0"
          color="route"
          aria-label={t("masked.hide")}
          title={t("masked.hide")}
          onClick={() => show(null)}
        >
          ×
        </Button>
        <Clear aria-live="polite">{clear}</Clear>
      </>
    );
  return (
    <>
      <Text title={t("masked.hint")}>{value}</Text>
      {may && (
        <Button
          size="2xs"
          variant="ghost"
          color="route"
          aria-label={t("masked.showWhat", { what: t(`masked.field.${field}`) })}
          onClick={() => ask(true)}
        >
          {t("masked.show")}
        </Button>
      )}
      {may && isAsking && (
        <Suspense fallback={null}>
          <RevealDialog
            id={owner.id}
            field={field}
            onClose={() => ask(false)}
            onShown={(shown) => {
              ask(false);
              show(shown);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The same for a field that may be empty. */
export const maskedFact = (value: string | null | undefined, field?: RevealField): ReactNode =>
  value ? <Masked value={value} {...(field === undefined ? {} : { field })} /> : null;
