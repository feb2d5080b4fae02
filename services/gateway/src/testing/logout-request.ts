/** What CAS servers send to a service whose ticket it was, as the protocol's specification prints it. */
export const logoutRequest = (ticket: string): string =>
  `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0" IssueInstant="2026-11-20T08:00:00Z">
  <saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID>
  <samlp:SessionIndex>${ticket}</samlp:SessionIndex>
</samlp:LogoutRequest>`;
