/** Lets one through in so many milliseconds and counts the others: what befalls every request at once is a line, not a flood (FLT-13). */
export function toldSeldom(everyMs: number, now: () => number = Date.now) {
  let next = -Infinity;
  let kept = 0;
  return (tell: (keptBack: number) => void): void => {
    if (now() < next) {
      kept += 1;
      return;
    }
    next = now() + everyMs;
    const keptBack = kept;
    kept = 0;
    tell(keptBack);
  };
}
