import { lookup as resolve } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import type { LookupFunction } from "node:net";

/** Names under `localhost` are this machine's (RFC 6761); many resolvers, and so Node, don't know them. */
const lookup: LookupFunction = (name, options, done) =>
  resolve(name.endsWith(".localhost") ? "localhost" : name, options, done);

/** Sends a form and answers the status; follows nothing, reads nothing. Throws when there is no answer before the signal says so. */
export const postForm = (address: string, form: string, signal: AbortSignal): Promise<number> =>
  new Promise((resolved, rejected) => {
    const send = new URL(address).protocol === "https:" ? secure : plain;
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(form) };
    const sent = send(address, { method: "POST", headers, lookup, signal, agent: false }, (response) => {
      response.resume();
      resolved(response.statusCode ?? 0);
    });
    sent.once("error", rejected);
    sent.end(form);
  });
