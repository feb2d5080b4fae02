// The load: asks one address the same thing over so many connections, each as soon as it has its answer.
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import { answerParent, ready } from "./child.ts";
import { Job, type Load } from "./job.ts";

const agents = new Map<string, Agent>();
/** Kept, so that a round finds its connections open. */
function agentFor(url: string, connections: number): Agent {
  const key = `${url} ${connections}`;
  let agent = agents.get(key);
  if (!agent) agents.set(key, (agent = new Agent({ keepAlive: true, maxSockets: connections })));
  return agent;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
}
const ask = (agent: Agent, { url, headers, body }: Job, done: (answer: Answer | Error) => void): void => {
  const sent = request(url, { method: "POST", agent, headers }, (res) => {
    let bytes = 0;
    res.on("data", (chunk: Buffer) => (bytes += chunk.length));
    res.on("end", () => done({ status: res.statusCode ?? 0, bytes }));
  });
  sent.on("error", done);
  sent.end(body);
};

function run(job: Job): Promise<Load> {
  const agent = agentFor(job.url, job.connections);
  const times: number[] = [];
  const began = performance.now();
  let sent = 0;
  return new Promise((resolve, reject) => {
    const next = (): void => {
      if (sent === job.requests) return;
      sent++;
      const at = performance.now();
      ask(agent, job, (answer) => {
        if (answer instanceof Error) return reject(answer);
        if (answer.status !== 200 || answer.bytes !== job.bytes)
          return reject(new Error(`${job.url}: ${answer.status}, ${answer.bytes} bytes in place of ${job.bytes}`));
        times.push(performance.now() - at);
        if (times.length < job.requests) return next();
        times.sort((a, b) => a - b);
        const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
        return resolve({ seconds: (performance.now() - began) / 1000, p50: share(0.5), p99: share(0.99) });
      });
    };
    for (let i = 0; i < job.connections; i++) next();
  });
}

answerParent({ run: (about) => run(z.parse(Job, about)) });
ready("ready");
