import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Part, PartName, Plan } from "../plan.ts";
import { freePorts } from "../ports.ts";

/** A process that answers that it is ready, and stops when it is asked to. */
export const WELL = `
import { createServer } from "node:http";
const server = createServer((_, res) => res.end(String(process.pid)));
server.listen(Number(process.env.PORT_OF_PART), "127.0.0.1");
process.on("SIGTERM", () => { console.log("stopping"); server.close(); server.closeAllConnections(); process.exit(0); });
`;
/** A process that can't start and says why. */
export const BROKEN = `process.stderr.write("the database can't be opened: check DATABASE_URL\\n"); process.exit(1);`;

/** A plan of one part whose script is given. */
export async function planOf(script: string, name: PartName = "order"): Promise<Plan & { readonly part: Part }> {
  const dataDir = mkdtempSync(join(tmpdir(), "linehaul-stack-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [port = 0] = await freePorts(1);
  const file = join(dataDir, "main.mjs");
  writeFileSync(file, script);
  const part: Part = { name, port, portName: "ORDER_PORT", script: file, flags: ["--max-semi-space-size=16"] };
  return {
    part,
    parts: [part],
    env: { PATH: process.env["PATH"] ?? "", PORT_OF_PART: String(port) },
    origins: new Map(),
    casUrl: "",
    customsUrl: "",
    services: { admin: "", customer: "", order: "" },
    dataDir,
    embedded: true,
  };
}
