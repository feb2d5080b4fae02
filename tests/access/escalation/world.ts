import { seedAdmin } from "@linehaul/admin/demo";
import { admin } from "@linehaul/admin/service";
import { features as customerFeatures } from "@linehaul/customer/__generated__/features";
import { answerSample } from "@linehaul/gateway/testing/sample";
import { startTestGateway } from "@linehaul/gateway/testing/start";
import type { Db } from "@linehaul/kit/database";
import { testService } from "@linehaul/kit/testing/service";
import { features as orderFeatures } from "@linehaul/order/__generated__/features";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { operations } from "../../house/operations.ts";
import { openRewindable } from "./rewindable.ts";
import { proofOperations } from "./steps.ts";

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).default([]),
});
export type Answered = z.infer<typeof Answer>;
/** The tables of the admin service that something read and wrote, by name. */
export interface Touched {
  readonly read: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

/** A gateway over the real admin service, whose database goes back to where it was as often as a test likes; the other services are stubs. */
export interface World {
  readonly admin: FastifyInstance;
  readonly db: Db;
  /** Asks the gateway in the name of a session, or of a client. */
  ask(body: object, by: { readonly token: string } | { readonly bearer: string }): Promise<Answered>;
  /** Says which tables something touches. */
  watched<T>(run: () => Promise<T>): Promise<readonly [T, Touched]>;
  /** Runs something and undoes in the database whatever it did there. */
  undone<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Tests ask more in ten seconds than people do. */
const NO_LIMIT = "1000000";
/** The clock stands, so that the same steps in another order leave the same rows. */
const NOW = new Date("2026-06-10T08:00:00.000Z");
const READS = /(?:from|join) "(\w+)"/g;
const WRITES = /(?:insert into|update|delete from) "(\w+)"/g;
const named = (statements: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(statements.flatMap((s) => Array.from(s.matchAll(pattern), ([, table = ""]) => table)));

export async function startWorld(): Promise<World> {
  let statements: string[] = [];
  const count = (statement: string): void => void statements.push(statement);
  const opened = await openRewindable(admin.migrations, count);
  const { db, database } = opened;
  await seedAdmin(db);
  // Nobody else sees what this transaction holds, to keep statistics of it. Of its own tables alone: what all databases of a server share
  // would be locked until it ends, and another world would wait for that.
  await db.execute(sql`do $$ begin
    execute (select 'analyze ' || string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = current_schema());
  end $$`);
  const app = await testService({ ...admin, database, now: () => NOW });
  const gateway = await startTestGateway({
    operations: new Map([...operations, ...proofOperations]),
    validate: false,
    env: {
      ADMIN_URL: await app.listen({ host: "127.0.0.1", port: 0 }),
      RATE_USER: NO_LIMIT,
      RATE_ADDRESS: NO_LIMIT,
    },
  });
  for (const { route } of [...customerFeatures, ...orderFeatures].flatMap((feature) => feature.routes))
    if (!gateway.stubs.answers(route)) answerSample(gateway.stubs, route);
  let depth = 0;
  // What the gateway keeps of a session is of one state of the database: in another it asks again, for a role that nobody holds.
  let state = 0;
  let states = 0;
  return {
    admin: app,
    db,
    async ask(body, by) {
      const answer = await gateway.fetch("/graphql", {
        method: "POST",
        token: "token" in by ? by.token : "",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          "x-role-id": `state ${state}`,
          ...("bearer" in by ? { authorization: `Bearer ${by.bearer}` } : {}),
        },
      });
      return Answer.parse(await answer.json());
    },
    async watched(run) {
      const outer = statements;
      statements = [];
      const answer = await run();
      const touched = { read: named(statements, READS), written: named(statements, WRITES) };
      statements = outer;
      if (touched.written.size > 0) state = states += 1;
      return [answer, touched];
    },
    async undone(run) {
      const name = sql.identifier(`step_${depth}`);
      const before = state;
      depth += 1;
      await db.execute(sql`savepoint ${name}`);
      try {
        return await run();
      } finally {
        depth -= 1;
        state = before;
        await db.execute(sql`rollback to savepoint ${name}`);
        await db.execute(sql`release savepoint ${name}`);
      }
    },
    async close() {
      await gateway.close();
      await app.close();
      await opened.close();
    },
  };
}
