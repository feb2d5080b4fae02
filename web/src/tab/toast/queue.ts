import type { Tone } from "../../theme/colors.ts";

/** What to say. Without `lasts`, a `detail` of more than 50 characters makes it a notice that stays (ERR-01). */
export interface ToastInput {
  readonly tone: Tone;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly traceId?: string | null | undefined;
  /** Milliseconds; by default 3 s. */
  readonly lasts?: number;
  /** What can be done about it, by a press that closes it too. */
  readonly act?: { readonly label: string; readonly run: () => void };
}
export interface Toast extends Omit<ToastInput, "lasts"> {
  readonly id: number;
  /** Milliseconds that it is shown; null: until it is closed. */
  readonly lasts: number | null;
  /** How many equal ones were merged into it. */
  readonly times: number;
}

const TOAST_MS = 3000;
/** ERR-02: a refusal is shown longer. */
export const ACCESS_MS = 5000;
const MOST = 3;
const SHORT_DETAIL = 50;

type Said = Pick<ToastInput, "tone" | "text" | "detail">;
const same = (a: Said, b: Said): boolean => a.tone === b.tone && a.text === b.text && a.detail === b.detail;

/** Adds one: an equal one is merged, and the oldest gives way when there are more than three. */
export function addToast(toasts: readonly Toast[], input: ToastInput, id: number): readonly Toast[] {
  const lasts = input.lasts ?? ((input.detail ?? "").length > SHORT_DETAIL ? null : TOAST_MS);
  const old = toasts.find((t) => same(t, input));
  if (old) return toasts.map((t) => (t === old ? { ...input, id: old.id, lasts, times: old.times + 1 } : t));
  return [...toasts, { ...input, id, lasts, times: 1 }].slice(-MOST);
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast from anywhere. */
export const toast = (input: ToastInput): void => set(addToast(toasts, input, nextId++));
export const closeToast = (id: number): void => set(toasts.filter((t) => t.id !== id));

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,
};
