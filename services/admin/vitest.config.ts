import { defineConfig } from "vitest/config";
import { onDatabases } from "@linehaul/kit/testing/on-databases";

export default defineConfig({ test: onDatabases });
