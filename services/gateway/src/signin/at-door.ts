import type { Ask } from "../http/ask.ts";
import type { Door } from "../rates/door.ts";

/** A try to come in; answers whether it was refused. */
type Attempt = () => Promise<boolean>;

/**
 * Lets a try through unless its address was refused too often of late (SEC-13); then `refuse` answers, with the seconds to wait. What fails for
 * another reason does not count, but whoever leaves before he is told does: he has cost the same.
 */
export async function atDoor(
  ask: Ask,
  door: Door,
  attempt: Attempt,
  refuse: (headers: { readonly "retry-after": string }) => void,
): Promise<void> {
  const wait = await door(ask.address, async () => {
    try {
      return await attempt();
    } catch (error) {
      if (ask.left.reason === undefined) throw error;
      return true;
    }
  });
  if (wait !== null) refuse({ "retry-after": String(wait) });
}
