import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Lines } from "./look.ts";
import { useFind } from "./use-find.tsx";

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  /** What choosing it means, beside it. */
  readonly note?: string;
  /** What it was called by before: views that were saved then hold that. */
  readonly once?: V;
}
const isChosen = <V extends string>({ value, once }: Option<V>, chosen: readonly V[]): boolean =>
  chosen.includes(value) || (once !== undefined && chosen.includes(once));

/** Any of several values. Each tick searches at once. */
export function Choice<V extends string>(props: {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  /** As many as the filter takes. */
  readonly most?: number;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { label, options, value, onChange } = props;
  const most = props.most ?? options.length;
  const { box, found } = useFind(label, options);
  const id = useId();
  return (
    <>
      {box}
      <Lines>
        {found.map((o) => (
          <li key={o.value}>
            <label>
              <input
                type="checkbox"
                aria-describedby={o.note === undefined ? undefined : `${id}${o.value}`}
                checked={isChosen(o, value)}
                disabled={value.length >= most && !isChosen(o, value)}
                onChange={(e) =>
                  onChange(
                    e.currentTarget.checked ? [...value, o.value] : value.filter((v) => v !== o.value && v !== o.once),
                  )
                }
              />
              {o.label}
            </label>
            {o.note !== undefined && <small id={`${id}${o.value}`}>{o.note}</small>}
          </li>
        ))}
        {found.length === 0 && <li>{t("filter.findNone")}</li>}
      </Lines>
    </>
  );
}

/** The labels of what is chosen, for the chip. */
export const chosen = <V extends string>(options: readonly Option<V>[], value: readonly V[]): string | null =>
  value.length === 0 ? null : value.map((v) => options.find((o) => isChosen(o, [v]))?.label ?? v).join(", ");
