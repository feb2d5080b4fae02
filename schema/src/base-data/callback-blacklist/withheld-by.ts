/** A row as call-backs are judged by it: of a customer, or of a host and its sub-domains. */
export interface Withholding {
  readonly customerCode: string | null;
  readonly host: string | null;
}
export interface Callback {
  /** Whose it is; null: not known. */
  readonly customerCode: string | null;
  /** Where it would go to; null: not known. */
  readonly address: string | null;
}

/** The host that an address leads to, as `URL` has it, without the dot that may end a name; null for what is no address of the web. A host alone is taken too. */
export function hostCalled(address: string): string | null {
  const text = address.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, "");
  return host.split(".").includes("") ? null : host;
}

/** The hosts whose rows speak of a host: itself, and those above it, the closest first. An IP address is nobody's sub-domain. */
export function hostsAbove(host: string): string[] {
  if (/^\[|^[\d.]+$/.test(host)) return [host];
  const labels = host.split(".");
  return labels.map((_, n) => labels.slice(n).join("."));
}

/** The row that withholds a call-back (SYS-08): its customer's, else the closest one above its address; null: none does, it goes. */
export function withheldBy<R extends Withholding>({ customerCode, address }: Callback, rows: readonly R[]): R | null {
  const ofCustomer = customerCode === null ? undefined : rows.find((row) => row.customerCode === customerCode);
  if (ofCustomer !== undefined) return ofCustomer;
  const host = address === null ? null : hostCalled(address);
  const above = host === null ? [] : hostsAbove(host);
  return above.map((one) => rows.find((row) => row.host === one)).find((row) => row !== undefined) ?? null;
}
