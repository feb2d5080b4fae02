import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "./database.ts";

/** How long running requests may take to end, in milliseconds. */
const GRACE_MS = 10_000;

/** Ends listening, lets running requests end, closes the database; a second signal, or the end of grace, ends at once. */
export function stopOnSignal(app: FastifyInstance, database: Pick<OpenDatabase, "close">): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, "stopping");
    const late = setTimeout(() => process.exit(1), GRACE_MS);
    await app.close();
    await database.close();
    clearTimeout(late);
    process.exit(0);
  };
  const begin = (signal: NodeJS.Signals): void => {
    stop(signal).catch((error: unknown) => {
      app.log.error({ err: error }, "stop failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}
