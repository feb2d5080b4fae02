import { Suspense, useState, type ReactElement, type ReactNode } from "react";
import type { TextOf } from "../../i18n/text-of.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { RevealField, RevealOwner } from "./revealable.ts";
import { useClearValue } from "./use-clear-value.ts";

const RevealDialog = lazyPart(() => import("./reveal-dialog.tsx"));

interface Shown {
  readonly value: string;
  /** Which field it is; without it it can't be shown. */
  readonly field?: RevealField | undefined;
  /** What holds it; without it, or when the viewer may not, it stays masked. */
  readonly owner?: RevealOwner | null;
}

/**
 * A sensitive value in its masked form (PERM-12), in a table's cell; `Masked` elsewhere. Reads out what it is: dots alone say nothing
 * to a screen reader. Who may see it says why, and then does for a minute.
 */
export function masked({ value, field, owner = null }: Shown, t: TextOf): ReactElement {
  const text = (
    <span className="masked" title={t("parts:masked.hint")}>
      {value}
    </span>
  );
  if (field === undefined || owner?.viewerMay !== true) return text;
  return (
    <Showable key={owner.id} id={owner.id} field={field} t={t}>
      {text}
    </Showable>
  );
}

/** The masked text and the way to the clear one. Nothing of the latter is made before it is asked for. */
function Showable(props: {
  readonly id: string;
  readonly field: RevealField;
  readonly t: TextOf;
  /** The masked text. */
  readonly children: ReactNode;
}) {
  const { id, field, t } = props;
  const [clear, show] = useClearValue();
  const [isAsking, ask] = useState(false);
  if (clear !== null) {
    const hide = t("parts:masked.hide");
    return (
      <>
        <button
          type="button"
          className="act"
          data-size="2xs"
          data-bare=""
          aria-label={hide}
          title={hide}
          onClick={() => show(null)}
        >
          ×
        </button>
        <span className="clear" aria-live="polite">
          {clear}
        </span>
      </>
    );
  }
  return (
    <>
      {props.children}
      <button
        type="button"
        className="act"
        data-size="2xs"
        aria-label={t("parts:masked.showWhat", { what: t(`parts:masked.field.${field}`) })}
        onClick={() => ask(true)}
      >
        {t("parts:masked.show")}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <RevealDialog
            id={id}
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
