import { defineConfig } from "drizzle-kit";

/** Migrations of the sample that the kit's own tests run on. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/testing/sample/table.ts",
    "./src/tables.ts",
    "./src/jobs/tables.ts",
    "./src/tasks/tables.ts",
    "./src/files/tables.ts",
    "./src/way-out/tables.ts",
  ],
  out: "./src/testing/sample/migrations",
});
