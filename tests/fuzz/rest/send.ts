import { Agent, request } from "node:http";

export interface Sent {
  readonly method: string;
  /** As it is written into the first line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface Heard {
  readonly status: number;
  readonly traceId: string;
  readonly type: string;
  readonly text: string;
}

/** Sends a request as it stands: `fetch` would mend addresses, and takes no body with GET. */
export const send = (agent: Agent, url: string, { method, path, headers, body }: Sent): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const bytes = Buffer.from(body);
    const sized = bytes.length > 0 ? { "content-length": String(bytes.length) } : {};
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...sized } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          traceId: String(answer.headers["x-trace-id"] ?? ""),
          type: answer.headers["content-type"] ?? "",
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(bytes);
  });
