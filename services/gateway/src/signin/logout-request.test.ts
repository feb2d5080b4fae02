import { describe, expect, test } from "vitest";
import { logoutRequest } from "../testing/logout-request.ts";
import { readLogoutRequest } from "./logout-request.ts";

const TICKET = "ST-1-abc.DEF_sso01";
const SAML = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"';
const index = (text: string) => `<samlp:SessionIndex>${text}</samlp:SessionIndex>`;
const request = (inside: string, ns = SAML) =>
  `<samlp:LogoutRequest ${ns} Version="2.0">${inside}</samlp:LogoutRequest>`;

describe("FLT-17 the ticket of a LogoutRequest", () => {
  test.each([
    ["as CAS servers write it", logoutRequest(TICKET)],
    [
      "with a head, remarks and white space",
      `<?xml version="1.0"?>\n<!-- CAS -->\n${logoutRequest(`\n ${TICKET}\n`)}\n`,
    ],
    ["alone", request(index(TICKET))],
    ["without a prefix", request(index(TICKET)).replaceAll("samlp:", "").replace("xmlns:samlp", "xmlns")],
    ["with another prefix", request(index(TICKET)).replaceAll("samlp", "p")],
    ["of letters by number", request(index(TICKET.replace("S", "&#83;")))],
  ])("%s", (_what, text) => {
    expect(readLogoutRequest(text)).toBe(TICKET);
  });

  test.each([
    ["nothing", ""],
    ["no XML", "logout"],
    ["JSON", JSON.stringify({ sessionIndex: TICKET })],
    ["another element", request(index(TICKET)).replaceAll("LogoutRequest", "LogoutResponse")],
    ["another namespace", request(index(TICKET), 'xmlns:samlp="http://evil.example"')],
    ["no namespace", request(index(TICKET), "")],
    ["a prefix that changes its meaning", request(index(TICKET).replace(">", ' xmlns:samlp="x">'))],
    ["no index", request("")],
    ["two", request(index(TICKET) + index("ST-2"))],
    ["one of another namespace", request(index(TICKET).replaceAll("samlp", "x"))],
    ["one deeper", request(`<samlp:Extensions>${index(TICKET)}</samlp:Extensions>`)],
    ["an empty one", request(index(""))],
    ["one with spaces inside", request(index("ST-1 ST-2"))],
    ["one with letters that are not seen", request(index("ST-1&#x200b;"))],
    ["one with an element inside", request(index("<b>ST-1</b>"))],
    ["one with a comment inside", request(index("ST-<!-- -->1"))],
    ["one of 501 letters", request(index("S".repeat(501)))],
    ["a DTD", `<!DOCTYPE x [<!ENTITY e "${TICKET}">]>${request(index("&e;"))}`],
    ["a DTD from elsewhere", `<!DOCTYPE x SYSTEM "http://evil.example/x.dtd">${request(index(TICKET))}`],
    ["an entity of nobody", request(index("&ticket;"))],
    ["text between", request(`x${index(TICKET)}`)],
    ["two documents", request(index(TICKET)).repeat(2)],
    ["an end that is missing", request(index(TICKET)).replace("</samlp:LogoutRequest>", "")],
  ])("is none where it holds %s", (_what, text) => {
    expect(() => readLogoutRequest(text)).toThrow(Error);
  });
});
