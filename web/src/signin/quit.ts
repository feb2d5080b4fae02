import { signOffAddress, type Place } from "./place.ts";

/** AUTH-04: how long the gateway may take to end the session before the browser goes on. */
const PATIENCE_MS = 3000;

/** Ends the session here, then at the sign-on. What this window remembered goes with it. */
export async function quit(place: Place): Promise<void> {
  try {
    await place.fetch("/apis-auth/login/logout", {
      credentials: "same-origin",
      headers: { "x-requested-with": "linehaul" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    // Slow or unreachable: the sign-on's own page comes all the same.
  }
  place.memory.clear();
  place.go(signOffAddress(place));
}
