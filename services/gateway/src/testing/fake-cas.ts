import { createServer } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";

interface Ticket {
  readonly user: string;
  readonly service: string;
}

/** A sign-on as CAS 3 has it: a ticket serves one service, once. */
export interface FakeCas {
  readonly url: string;
  /** How it writes its answers. */
  format: "JSON" | "XML" | "broken";
  /** It does not answer. */
  hold: boolean;
  /** How often it was asked about a ticket. */
  asked: number;
  issue(user: string, service: string): string;
  close(): Promise<void>;
}

export async function startFakeCas(): Promise<FakeCas> {
  const tickets = new Map<string, Ticket>();
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://cas");
    const id = url.searchParams.get("ticket") ?? "";
    cas.asked += 1;
    if (cas.hold) return;
    const ticket = tickets.get(id);
    tickets.delete(id);
    const isGood = url.pathname === "/cas/p3/serviceValidate" && ticket?.service === url.searchParams.get("service");
    res.end(text(cas.format, isGood ? ticket.user : null));
  });
  const address = await listen(server);
  let issued = 0;
  const cas: FakeCas = {
    url: `${address}/cas`,
    format: "JSON",
    hold: false,
    asked: 0,
    issue(user, service) {
      issued += 1;
      const id = `ST-${issued}`;
      tickets.set(id, { user, service });
      return id;
    },
    close: () => hangUp(server),
  };
  return cas;
}

function text(format: FakeCas["format"], user: string | null): string {
  if (format === "broken") return "<html><body>Proxy error</body></html>";
  if (format === "JSON")
    return JSON.stringify({
      serviceResponse:
        user === null ? { authenticationFailure: { code: "INVALID_TICKET" } } : { authenticationSuccess: { user } },
    });
  const inner =
    user === null
      ? '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>'
      : `<cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess>`;
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;
}
