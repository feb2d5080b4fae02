import type { Filling } from "@linehaul/kit/testing/filling";
import { seedAdmin } from "../demo.ts";
import { admin } from "../service.ts";

/** The service's database with the demo data. */
export const filledAdmin: Filling = { name: "admin", migrations: admin.migrations, fill: (db) => seedAdmin(db) };
