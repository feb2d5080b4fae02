import { connect } from "node:net";
import { once } from "node:events";

/** Whether something listens at the address of a server. */
async function listens(address: string, defaultPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: port === "" ? defaultPort : Number(port), timeout: 3000 });
  try {
    await Promise.race([
      once(socket, "connect"),
      once(socket, "timeout").then(() => Promise.reject(new Error("timeout"))),
    ]);
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const SERVERS = [
  { name: "PostgreSQL", variable: "DATABASE_URL", defaultPort: 5432 },
  { name: "Redis", variable: "REDIS_URL", defaultPort: 6379 },
] as const;

export interface Servers {
  /** The variables of those that answer; the others' are empty, so that no test takes them for there. */
  readonly env: Readonly<Record<(typeof SERVERS)[number]["variable"], string | undefined>>;
  /** A line for each. */
  readonly lines: readonly string[];
}

/** Which of the servers that tests can also run against are there. */
export async function answeringServers(env: NodeJS.ProcessEnv): Promise<Servers> {
  const found = await Promise.all(
    SERVERS.map(async ({ name, variable, defaultPort }) => {
      const address = env[variable];
      if (!address) return { variable, address: undefined, line: `${name}: not run, as ${variable} is not set` };
      const there = URL.canParse(address) && (await listens(address, defaultPort));
      return there
        ? { variable, address, line: `${name}: answers, so tests run against it too` }
        : { variable, address: undefined, line: `${name}: not run, as nothing answers at ${variable}` };
    }),
  );
  const addressOf = (variable: string) => found.find((f) => f.variable === variable)?.address;
  return {
    env: { DATABASE_URL: addressOf("DATABASE_URL"), REDIS_URL: addressOf("REDIS_URL") },
    lines: found.map((f) => f.line),
  };
}
