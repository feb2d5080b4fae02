import { RE2JS } from "re2js";

/**
 * Patterns are data that came from elsewhere: RE2 matches them in a time that grows with the number's length alone, and refuses look-ahead,
 * references back and endless repeats of repeats. Each is made ready once.
 */
const ready = new Map<string, RE2JS>();
/** Rules have some hundreds of patterns. */
const MOST_READY = 2000;

function made(pattern: string): RE2JS {
  const known = ready.get(pattern);
  if (known !== undefined) return known;
  const fresh = RE2JS.compile(pattern);
  if (ready.size >= MOST_READY) ready.clear();
  ready.set(pattern, fresh);
  return fresh;
}

/** Are these digits, whole, like the pattern? */
export const isLike = (pattern: string, digits: string): boolean => made(pattern).matches(digits);

/** Does RE2 take it? */
export function isPattern(pattern: string): boolean {
  try {
    return made(pattern) instanceof RE2JS;
  } catch {
    return false;
  }
}

/** Forgets what was made ready, and makes these ready. */
export function makeReady(patterns: readonly string[]): void {
  ready.clear();
  for (const pattern of patterns) made(pattern);
}
