import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";

/** One request over a line that is kept, or (no agent) over one of its own. */
export const ask = (url: string, { body, ...options }: RequestOptions & { readonly body?: string } = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end(body);
  });

/** What came of the requests of all lines. */
export interface Load {
  /** Each answer's status, and whether it was told to be its connection's last. */
  readonly answers: { readonly status: number | undefined; readonly isLast: boolean }[];
  /** Requests that were sent and not answered. */
  readonly cut: string[];
  /** Resolves when every line has found that nobody listens any more. */
  readonly over: Promise<unknown>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : error);

/** Lines that each ask again as soon as they are answered, on one connection for as long as it is kept, until a new one is refused. */
export function steadyLoad(lines: number, url: string, options: Parameters<typeof ask>[1]): Load {
  const answers: Load["answers"] = [];
  const cut: string[] = [];
  const line = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const answer = await ask(url, { ...options, agent });
        await text(answer);
        answers.push({ status: answer.statusCode, isLast: answer.headers.connection === "close" });
      } catch (error) {
        agent.destroy();
        if (codeOf(error) !== "ECONNREFUSED") cut.push(String(error));
        else return;
      }
    }
  };
  return { answers, cut, over: Promise.all(Array.from({ length: lines }, line)) };
}
