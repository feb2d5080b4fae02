import { told } from "../relay/told.ts";
import { signedInAside } from "./aside.ts";

/** Whose unsaved work would be lost by leaving for the sign-on; null where there is none. Told by the frame. */
export const unsavedWorkOf = told<string | null>(null);
/** The session ended while there is unsaved work, or while nobody did anything: the user is to sign in again in a window of its own. */
export const isSessionLost = told(false);

/** When the session ends, once that is near; null before. Told by the shell (SEC-10). */
export const sessionEndNear = told<string | null>(null);

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;

/** Who is signed in now (AUTH-03); null when nobody is, or nobody says. */
async function whoIsIn(): Promise<unknown> {
  try {
    const response = await fetch("/apis-auth/login/check_token", { headers: { "x-requested-with": "linehaul" } });
    const answer: unknown = await response.json();
    return isObject(answer) && isObject(answer["obj"]) ? answer["obj"]["userId"] : null;
  } catch {
    return null;
  }
}

/**
 * Waits until some window has signed in. Several requests may wait at once. Where nothing is unsaved the page is read again, and for
 * somebody else's session: the work is not his.
 */
export async function waitForSession(): Promise<void> {
  isSessionLost.tell(true);
  await signedInAside();
  const user = unsavedWorkOf.get();
  if (user === null || (await whoIsIn()) !== user) location.reload();
  isSessionLost.tell(false);
}
