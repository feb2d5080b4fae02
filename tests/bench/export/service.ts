import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ALLOCATOR, SERVICE_ENGINE } from "@linehaul/kit/engine";
import { listen } from "@linehaul/kit/testing/listen";
import { EVERY_ROW } from "@linehaul/kit/testing/service";
import { BUTTONS } from "@linehaul/schema/modules";

/** An admin service that says yes, for the order service has nobody else to ask. */
function openAdmin() {
  const answer = (path: string): unknown =>
    path.includes("/standing")
      ? { buttons: BUTTONS, scope: "all" }
      : path.includes("/append")
        ? { appended: 0, refused: 0 }
        : EVERY_ROW;
  return createServer((request, reply) => {
    request.resume().on("end", () => {
      reply.setHeader("content-type", "application/json");
      reply.end(JSON.stringify({ code: 0, msg: "", result: answer(request.url ?? "") }));
    });
  });
}

const MAIN = fileURLToPath(new URL("../../../services/order/dist/main.js", import.meta.url));
const PORT = 4393;

/** The built order service in a process of its own, on a database of the server; `more` are further variables. */
export async function openOrderService(
  databaseUrl: string,
  prefix: string,
  more: Readonly<Record<string, string>> = {},
) {
  const admin = openAdmin();
  const adminUrl = await listen(admin);
  const folder = mkdtempSync(join(tmpdir(), "linehaul-bench-"));
  const child = spawn(process.execPath, [...SERVICE_ENGINE, MAIN], {
    env: {
      ...process.env,
      ...ALLOCATOR,
      DATABASE_URL: databaseUrl,
      DATABASE_PREFIX: prefix,
      ADMIN_URL: adminUrl,
      // Nobody is followed.
      CUSTOMER_URL: "http://127.0.0.1:1",
      ORDER_PORT: String(PORT),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...more,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${PORT}`;
  for (let up = false; !up;) {
    if (child.exitCode !== null) throw new Error("the order service did not start");
    up = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!up) await setTimeout(200);
  }
  return {
    url,
    /** What the process holds at the moment, its threads with it, in MiB. */
    residentMb: (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1_024,
    async close() {
      child.kill("SIGTERM");
      await ended;
      admin.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
