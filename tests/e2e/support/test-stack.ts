import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabases, seedServices } from "@linehaul/stack/databases";
import { PARTS, planStack, type Plan } from "@linehaul/stack/plan";
import { freePorts } from "@linehaul/stack/ports";
import { startStack, type Stack } from "@linehaul/stack/stack";
import { DEMO_END } from "./demo-end.ts";
import { seededCopy } from "./seeded-copy.ts";
import { dropDatabases } from "./server-databases.ts";

const SIZE = { orders: 2000, until: DEMO_END };
const SERVICES = ["admin", "customer", "order"] as const;

/** Whatever this machine is set up with must not reach the stack under test, but for the server that it may run on. */
const OWN = /^(ENVIRONMENT|HOST|[A-Z]+_(PORT|URL)|SITE_ORIGINS|DATA_DIR|(CALLER|SCOPE)_KEY_\w+|LOG_LEVEL)$/;

async function plan(dataDir: string, more: Readonly<Record<string, string>>): Promise<Plan> {
  const ports = await freePorts(PARTS.length);
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));
  const read = planStack({
    ...clean,
    ...Object.fromEntries(PARTS.map((name, n) => [`${name.toUpperCase()}_PORT`, String(ports[n])])),
    DATA_DIR: dataDir,
    // Nothing comes that a test did not make.
    DEMO_TASKS: "false",
    ...more,
  });
  if (!read.ok) throw new Error(read.problems.join("; "));
  return read.config;
}

/** A whole stack on free ports with data of its own: embedded, or on the server of DATABASE_URL. `more` are further variables. */
export async function startTestStack(
  more: Readonly<Record<string, string>> = {},
): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "linehaul-e2e-"));
  const server = process.env["DATABASE_URL"];
  const prefix = `linehaul_e2e_${process.pid}`;
  const planned = await plan(dataDir, {
    ...(server !== undefined && { DATABASE_URL: server, DATABASE_PREFIX: prefix }),
    ...more,
  });
  const clean = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (server !== undefined)
      await dropDatabases(
        server,
        SERVICES.map((service) => `${prefix}_${service}`),
      );
  };
  try {
    if (server !== undefined) await seedServices(SERVICES, SIZE, planned.env);
    else
      cpSync(
        await seededCopy(
          SIZE.orders,
          async (folder) => void (await prepareDatabases({ ...planned, dataDir: folder }, SIZE)),
        ),
        dataDir,
        { recursive: true },
      );
    const stack = await startStack(planned);
    return {
      stack,
      stop: async () => {
        await stack.stop();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
