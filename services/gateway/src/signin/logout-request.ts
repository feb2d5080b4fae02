import { elementsOf, readRoot, single, textOf } from "./strict-xml.ts";

const SAML = "urn:oasis:names:tc:SAML:2.0:protocol";
/** A ticket as it may be at the most: without spaces, of letters that every header takes. */
const TICKET = /^[\x21-\x7e]{1,500}$/;

/** The ticket that a CAS server's `LogoutRequest` names (its one `SessionIndex`); throws for what is none, to the letter. */
export function readLogoutRequest(text: string): string {
  const root = readRoot(text, "LogoutRequest", SAML);
  const index = single(elementsOf(root.inside).filter(({ name }) => /(^|:)SessionIndex$/.test(name)));
  if (!root.isOwn(index, "SessionIndex")) throw new Error("an index that is not of SAML");
  const ticket = textOf(index);
  if (!TICKET.test(ticket)) throw new Error("an index that is no ticket");
  return ticket;
}
