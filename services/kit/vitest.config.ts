import { defineConfig } from "vitest/config";
import { onDatabases } from "./src/testing/on-databases.ts";

export default defineConfig({ test: { ...onDatabases, testTimeout: 30_000 } });
