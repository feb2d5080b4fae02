import { randomBytes } from "node:crypto";
import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import type { Certificate } from "./certificate.ts";

/** A CAS server over https that is not the demo's. Whoever comes is the one person that it knows. */
export interface CasServer {
  /** Without `/login`. */
  readonly url: string;
  /** A ticket for a service, as its sign-in page would send one. */
  ticketFor(service: string): string;
  close(): Promise<void>;
}

const xml = (inner: string): string =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;

/** Listens on a free port of 127.0.0.1, or on that one. */
export async function startCasServer({ key, cert }: Certificate, userName: string, port = 0): Promise<CasServer> {
  const services = new Map<string, string>();
  const ticketFor = (service: string): string => {
    const ticket = `ST-${randomBytes(12).toString("hex")}`;
    services.set(ticket, service);
    return ticket;
  };
  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "https://cas");
    const service = searchParams.get("service") ?? "";
    if (pathname === "/cas/login" && service !== "") {
      const back = new URL(service);
      back.searchParams.set("ticket", ticketFor(service));
      res.writeHead(302, { location: back.href }).end();
      return;
    }
    if (pathname !== "/cas/p3/serviceValidate") {
      res.writeHead(404).end();
      return;
    }
    const ticket = searchParams.get("ticket") ?? "";
    const isGood = services.get(ticket) === service;
    services.delete(ticket);
    const success = `<cas:authenticationSuccess><cas:user>${userName}</cas:user></cas:authenticationSuccess>`;
    const failure = '<cas:authenticationFailure code="INVALID_TICKET">not known</cas:authenticationFailure>';
    res.writeHead(200, { "content-type": "application/xml" }).end(xml(isGood ? success : failure));
  };
  const server = createServer({ key, cert }, answer);
  const at = new URL(await listen(server, { port }));
  return {
    url: `https://127.0.0.1:${at.port}/cas`,
    ticketFor,
    close: () => hangUp(server),
  };
}
