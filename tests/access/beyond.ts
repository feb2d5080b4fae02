/** The calls that were made beyond those that may be, each as often as it stands there. */
export function beyond(calls: readonly string[], may: readonly string[]): string[] {
  const left = [...may];
  return calls.filter((call) => {
    const at = left.indexOf(call);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
