import type { Env } from "./config.ts";

/** Stands in every secret of the repository. */
const PUBLIC = /not-for-production/i;
/** Every variable that holds a key, whichever process reads it. */
const KEY_NAME = /^(?:(?:CALLER_KEY|SCOPE_KEY|FOLLOW_KEY|APP_SECRET)_[A-Z]+|(?:CUSTOMS|OUTLET|BDUS|MAIL)_KEY)$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Is it this machine? */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
const isPublicKey = (secret: string): boolean => PUBLIC.test(secret);

/**
 * SEC-08: keys that PRD refuses, by the names of their variables: public ones, and one that serves two purposes. `used` are the
 * process's own; whatever other keys it was given must differ from them as well.
 */
export function keyProblems(used: Readonly<Record<string, string>>, env: Env): string[] {
  const given = Object.entries(env).flatMap(([name, value = ""]): [string, string][] =>
    KEY_NAME.test(name) && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  const names = new Map<string, string[]>();
  for (const [name, secret] of Object.entries({ ...Object.fromEntries(given), ...used }))
    if (!isPublicKey(secret)) names.set(secret, [...(names.get(secret) ?? []), name]);
  return [
    ...Object.entries(used)
      .filter(([, secret]) => isPublicKey(secret))
      .map(([name]) => `${name}: PRD refuses the demo secret`),
    ...[...names.values()]
      .filter((same) => same.length > 1)
      .map((same) => `${same.sort().join(", ")}: PRD refuses one key for several purposes`),
  ];
}

/** SEC-06: variables that PRD gives no default, for a default would believe whoever listens on this machine. */
export const unsetProblems = (names: readonly string[], env: Env): string[] =>
  names.filter((name) => (env[name] ?? "") === "").map((name) => `${name}: PRD has no default for it`);

/** SEC-06: addresses that are not https. */
export const plainProblems = (addresses: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(addresses)
    .filter(([, address]) => address !== undefined && new URL(address).protocol !== "https:")
    .map(([name]) => `${name}: PRD takes https alone`);

/** The same of addresses between the processes, which may be plain on one machine, and elsewhere when SERVICES_PLAIN says so. */
export const insideProblems = (addresses: Readonly<Record<string, string>>, isPlainTaken: boolean): string[] =>
  isPlainTaken
    ? []
    : plainProblems(
        Object.fromEntries(Object.entries(addresses).filter(([, address]) => !isLoopback(new URL(address).hostname))),
      ).map((problem) => `${problem} beyond this machine, unless SERVICES_PLAIN=true`);
