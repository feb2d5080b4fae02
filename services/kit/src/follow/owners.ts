import { callerKey } from "../caller.ts";
import type { ServiceConfig } from "../service-config.ts";
import type { ServiceOptions } from "../service-options.ts";
import { keepFollowing } from "./follow.ts";
import type { Following } from "./following.ts";

/** Keeps this service's copies as their owners' rows are, until it stops: resolves when the last of what was heard is obeyed. */
export async function followOwners(
  { OWNERS }: Pick<ServiceConfig, "OWNERS">,
  { copies = {} }: Pick<ServiceOptions, "copies">,
  around: Omit<Following, "owner" | "url" | "key" | "copies">,
): Promise<void> {
  await Promise.all(
    OWNERS.map(async ({ owner, url, key }) => {
      const own = copies[owner] ?? [];
      if (own.length > 0) await keepFollowing({ ...around, owner, url, key: callerKey(key), copies: own });
    }),
  );
}
