// Hive Gateway over three subgraphs, a service each: no session, no permission, no log, which the gateway has.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createGatewayRuntime } from "@graphql-hive/gateway";
import { composeServices } from "@theguild/federation-composition";
import { parse } from "graphql";
import { listen, measured } from "../../gateway/child.ts";
import { SUBGRAPHS } from "./sdl.mjs";

// It ends when this process does.
const subgraphs = fork(fileURLToPath(new URL("subgraphs.mjs", import.meta.url)), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const [{ value: urls }] = await once(subgraphs, "message");

const { supergraphSdl, errors } = composeServices(
  Object.entries(SUBGRAPHS).map(([name, sdl]) => ({ name, typeDefs: parse(sdl), url: `${urls[name]}/graphql` })),
);
if (errors) throw new Error(errors.map((error) => error.message).join("\n"));
const gateway = createGatewayRuntime({
  supergraph: supergraphSdl,
  logging: false,
  landingPage: false,
  graphiql: false,
});
listen(createServer(gateway), measured);
