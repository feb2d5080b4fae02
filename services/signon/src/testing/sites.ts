import { createServer, type IncomingMessage } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";

/** What a site was sent. */
export interface Told {
  /** Method, host and address: `POST my.localhost:4300/admin`. */
  readonly to: string;
  readonly type: string | undefined;
  readonly body: string;
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req) text += String(chunk);
  return text;
}

/** Two sites behind one port, which keep what they are sent and answer the statuses in turn, 200 after them; `null` is no answer at all. */
export async function startSites() {
  const told: Told[] = [];
  const statuses: (number | null)[] = [];
  const server = createServer(async (req, res) => {
    const to = `${req.method} ${req.headers.host}${req.url}`;
    told.push({ to, type: req.headers["content-type"], body: await textOf(req) });
    const [status = 200] = statuses.splice(0, 1);
    if (status !== null) res.writeHead(status, { location: "/elsewhere" }).end();
  });
  const { port } = new URL(await listen(server));
  const my = `http://my.localhost:${port}`;
  const id = `http://id.localhost:${port}`;
  return {
    told,
    statuses,
    my: `${my}/admin`,
    id: `${id}/admin`,
    sites: new Map([
      ["MY", my],
      ["ID", id],
    ]),
    close: () => hangUp(server),
  };
}
