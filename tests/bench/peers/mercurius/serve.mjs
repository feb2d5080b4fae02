// Mercurius as its documentation sets it up for speed: JIT from the second request on, prepared queries by id, loaders for what is batched,
// and no log, which the gateway writes.
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import mercurius from "mercurius";
import { measured } from "../../gateway/child.ts";
import { whoIs } from "../../gateway/limit/session.ts";
import { registered } from "../../gateway/operations.ts";
import { loaders, resolvers } from "./resolvers.mjs";

const schema = readFileSync(new URL("../../../../schema/graph/schema.graphql", import.meta.url), "utf8");
const app = Fastify();

async function context({ headers }) {
  const token = /(?:^|; )linehaul_session=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
  const who = await whoIs(token, headers["x-role-id"]);
  const from = {
    caller: who.caller,
    language: headers["accept-language"],
    timeZone: headers["x-time-zone"],
    traceId: headers["x-trace-id"],
  };
  return { who, from };
}

app.register(mercurius, {
  schema,
  resolvers,
  loaders,
  context,
  jit: 1,
  persistedQueries: Object.fromEntries(registered),
  onlyPersisted: true,
});
measured(await app.listen({ port: 0, host: "127.0.0.1" }));
