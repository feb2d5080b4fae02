import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { StatusKind, StatusOf } from "../status/looks.ts";
import { StateTabs, type StateTab } from "./page-bar.tsx";

/** The statuses of a list as its tabs, each with how many rows have it; none is pressed while several are asked for. */
export function StatusTabs<K extends StatusKind, S extends StatusOf<K> & string>(props: {
  readonly kind: K;
  readonly label: string;
  readonly statuses: readonly S[];
  readonly counts: readonly { readonly status: string; readonly count: number; readonly isExact: boolean }[];
  /** Those that the list is filtered by. */
  readonly value: readonly S[];
  readonly onChange: (value: readonly S[]) => void;
}): ReactNode {
  const texts = useTexts("parts");
  const { kind, counts, value, onChange } = props;
  const [only, ...more] = value;
  const tabs: StateTab<S>[] = props.statuses.map((status) => ({
    value: status,
    label: texts(`status.${kind}.${status}`),
    count: counts.find((c) => c.status === status),
  }));
  return (
    <StateTabs
      label={props.label}
      tabs={tabs}
      value={more.length === 0 ? (only ?? null) : null}
      onChange={(status) => onChange(status === null ? [] : [status])}
    />
  );
}
