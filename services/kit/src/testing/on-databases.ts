import { fileURLToPath } from "node:url";

/** What a workspace with tests on databases configures: files of a worker share its modules, and hand databases on to each other. */
export const onDatabases = {
  include: ["src/**/*.test.ts"],
  isolate: false,
  globalSetup: fileURLToPath(new URL("drop-databases.ts", import.meta.url)),
};
