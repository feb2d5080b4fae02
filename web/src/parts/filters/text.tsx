import { Input } from "./input.ts";
import type { ReactNode } from "react";
import { useDraft } from "./use-draft.ts";

const asItIs = (text: string): string => text;

/** A text that is searched by Enter, or by leaving it. `check` says what is wrong with it (a text to show), or null. */
export function TextControl(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly done?: () => void;
  readonly placeholder?: string;
  readonly inputMode?: "numeric" | "decimal" | "text";
  readonly maxLength?: number;
  readonly width?: string;
  /** What is made of what is typed or pasted. */
  readonly clean?: (text: string) => string;
  readonly check?: (value: string) => string | null;
}): ReactNode {
  const { label, check, clean = asItIs } = props;
  const wrongWith = (text: string) => (text === "" ? null : (check?.(text) ?? null));
  const draft = useDraft({
    value: props.value,
    onCommit: props.onChange,
    isReady: (text) => wrongWith(text) === null,
    done: props.done,
  });
  const wrong = wrongWith(draft.text.trim());
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={wrong !== null || undefined}
        value={draft.text}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        width={props.width ?? "100%"}
        autoComplete="off"
        onChange={(e) => draft.set(clean(e.currentTarget.value))}
        onBlur={draft.onBlur}
        onKeyDown={draft.onKeyDown}
      />
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}
