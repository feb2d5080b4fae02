import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "./choice.tsx";
import { Lines } from "./look.ts";
import { useFind } from "./use-find.tsx";

/** One of a few values, or (empty) any. A pick searches at once. */
export function OneOf<V extends string>(props: {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: V | "";
  readonly onChange: (value: V | "") => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const name = useId();
  const { box, found } = useFind(props.label, props.options);
  const any = { value: "" as const, label: t("page.all") };
  return (
    <div role="radiogroup" aria-label={props.label}>
      {box}
      <Lines>
        {[any, ...found].map((o) => (
          <li key={o.value}>
            <label>
              <input
                type="radio"
                name={name}
                checked={props.value === o.value}
                onChange={() => props.onChange(o.value)}
              />
              {o.label}
            </label>
          </li>
        ))}
        {found.length === 0 && props.options.length > 0 && <li>{t("filter.findNone")}</li>}
      </Lines>
    </div>
  );
}
