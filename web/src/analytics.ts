/** SHELL-20: usage analytics, where an address of theirs is configured; without one nothing is loaded. */
export function loadAnalytics(address: string | null): void {
  if (address === null) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
