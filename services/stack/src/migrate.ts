// `npm run migrate`: brings every service's database to the present schema. Services also do it when they start.
import { readDatabaseConfig } from "@linehaul/kit/config";
import { openDatabase } from "@linehaul/kit/database";
import { prepareJobs } from "@linehaul/kit/jobs/boss";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { migrationsOf } from "./migrations.ts";
import { step } from "./step.ts";

const config = readDatabaseConfig();
try {
  for (const service of ["admin", "customer", "order"] as const) {
    const opening = openDatabase({ service, migrations: migrationsOf(service), config });
    const database = await step(
      service,
      opening.then(async (opened) => {
        await prepareJobs(opened);
        return opened;
      }),
    );
    await database.close();
  }
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
