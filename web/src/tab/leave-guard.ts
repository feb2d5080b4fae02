import { useEffect } from "react";

let isAllowed = false;
/** The user has just said that what is not saved may be lost: the browser need not ask once more. */
export const allowLeaving = (): void => {
  isAllowed = true;
};

/** While something is not saved the browser asks before the page is left or reloaded. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (e: BeforeUnloadEvent) => {
      if (!isAllowed) e.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [isDirty]);
}
