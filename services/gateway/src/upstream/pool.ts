import { Client, Pool } from "undici";

/** Sockets to each service; calls beyond them wait for a free one. */
export const CONNECTIONS = 64;
/** How long a connection may take to open. */
const CONNECT_MS = 2_000;

/**
 * One connection that is given back whatever happens. undici says of a request that it refuses before sending what it says of one that
 * fills the connection, and its pool then waits for a connection that does nothing, for ever: one that holds no request is free.
 */
function connection(origin: URL, options: object): Client {
  const client = new Client(origin, options);
  const dispatch = client.dispatch.bind(client);
  client.dispatch = (request, handler) => dispatch(request, handler) || client.stats.size === 0;
  return client;
}

/** Connections to a service. */
export const openPool = (url: string): Pool =>
  new Pool(url, { connections: CONNECTIONS, pipelining: 1, connect: { timeout: CONNECT_MS }, factory: connection });

/** Do requests wait, and no connection has any? In order that never lasts: a connection that ends a request takes the next one. */
export const isStuck = ({ stats: { queued, size } }: Pool): boolean => queued > 0 && queued === size;
