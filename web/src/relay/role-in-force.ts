let last: string | null = null;
const listeners = new Set<() => void>();

/** The role that the server answered in last: empty for none, null before any answer. For `useSyncExternalStore`. */
export const roleInForce = {
  get: (): string | null => last,
  tell: (roleId: string): void => {
    if (roleId === last) return;
    last = roleId;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
