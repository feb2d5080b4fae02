import type { Tone } from "../../theme/colors.ts";

/** What to say. `detail` of more than 50 characters makes it a notice that stays (ERR-01). */
export interface ToastInput {
  readonly tone: Tone;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly traceId?: string | null | undefined;
  /** Milliseconds; by default 3 s. */
  readonly lasts?: number;
}
export interface Toast extends ToastInput {
  readonly id: number;
  /** Null: stays until it is closed. */
  readonly ends: number | null;
  /** How many equal ones were merged into it. */
  readonly times: number;
}

export const TOAST_MS = 3000;
/** ERR-02: a refusal is shown longer. */
export const ACCESS_MS = 5000;
const MOST = 3;
const SHORT_DETAIL = 50;

const same = (a: ToastInput, b: ToastInput): boolean => a.tone === b.tone && a.text === b.text && a.detail === b.detail;

/** Adds one: an equal one is merged, and the oldest gives way when there are more than three. */
export function addToast(toasts: readonly Toast[], input: ToastInput, id: number, now: number): readonly Toast[] {
  const stays = (input.detail ?? "").length > SHORT_DETAIL;
  const ends = stays ? null : now + (input.lasts ?? TOAST_MS);
  const old = toasts.find((t) => same(t, input));
  if (old) return toasts.map((t) => (t === old ? { ...input, id: old.id, ends, times: old.times + 1 } : t));
  return [...toasts, { ...input, id, ends, times: 1 }].slice(-MOST);
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast from anywhere. */
export const toast = (input: ToastInput): void => set(addToast(toasts, input, nextId++, Date.now()));
export const closeToast = (id: number): void => set(toasts.filter((t) => t.id !== id));

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,
};
