import type { CacheConfig } from "relay-runtime";

/** For what the console asks by itself, and nobody by doing something: it does not keep the session alive (SEC-10). */
export const BACKGROUND: CacheConfig = { force: true, metadata: { background: true } };

export const isBackground = ({ metadata }: CacheConfig): boolean => metadata?.["background"] === true;
