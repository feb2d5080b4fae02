/** The address of an application that asks for a sign-in, in one spelling: what a ticket is bound to. */
export type ServiceUrl = string & { readonly brand: "ServiceUrl" };

const isAllowed = (href: string, origins: ReadonlySet<string>): href is ServiceUrl => origins.has(new URL(href).origin);

/** Null when the address is no address, or when its origin is none of the sites: a ticket goes nowhere else. */
export function serviceUrl(text: string, origins: ReadonlySet<string>): ServiceUrl | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = "";
  return isAllowed(url.href, origins) ? url.href : null;
}

/** The service's address with its ticket. */
export function withTicket(service: ServiceUrl, ticket: string): string {
  const url = new URL(service);
  url.searchParams.set("ticket", ticket);
  return url.href;
}
