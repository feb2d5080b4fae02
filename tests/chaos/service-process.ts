import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase } from "@linehaul/kit/database";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { startS3Stub } from "@linehaul/kit/testing/s3-stub";
import { callerHeaders, EVERY_ROW } from "@linehaul/kit/testing/service";
import type { ServiceOptions } from "@linehaul/kit/service-options";
import { envelope } from "@linehaul/schema/envelope";
import { BUTTONS } from "@linehaul/schema/modules";
import type { Route, RouteInput, RouteResult } from "@linehaul/schema/route";
import { startChild, untilReady, type Child } from "@linehaul/stack/child";
import { freePorts } from "@linehaul/stack/ports";
import { ROOT } from "@linehaul/stack/root";
import { z } from "zod";
import { dropDatabases } from "../e2e/support/server-databases.ts";

/** An admin service that says yes: the order service asks nobody else. */
async function startAdmin() {
  const answerOf = (path: string): unknown =>
    path.includes("/standing")
      ? { buttons: BUTTONS, scope: "all" }
      : path.includes("/append")
        ? { appended: 0, refused: 0 }
        : EVERY_ROW;
  const server = createServer((request, reply) => {
    request.resume().once("end", () => {
      reply.setHeader("content-type", "application/json");
      reply.end(JSON.stringify({ code: 0, msg: "", result: answerOf(request.url ?? "") }));
    });
  });
  return { url: await listen(server), close: () => hangUp(server) };
}

interface Of {
  readonly service: ServiceOptions;
  /** Fills its database before it starts. */
  readonly fill: (database: OpenDatabase) => Promise<void>;
  /** On the server where there is one, else embedded. */
  readonly databaseUrl: string | undefined;
  /** Variables of a test's own. */
  readonly env?: Readonly<Record<string, string>>;
}
/** A service in a process of its own, from its source, on a database of its own; its files are in a store that a test can silence. Nobody that it would follow answers. */
export async function serviceProcess({ service: of, fill, databaseUrl, env: more = {} }: Of) {
  const { service, migrations } = of;
  const folder = mkdtempSync(join(tmpdir(), "linehaul-killed-"));
  const prefix = `linehaul_killed_${String(process.pid)}_${crypto.randomUUID().slice(0, 8)}`;
  const portName = `${service.toUpperCase()}_PORT`;
  const config = { DATA_DIR: folder, DATABASE_PREFIX: prefix, DATABASE_URL: databaseUrl };
  const [admin, store, [port = 0]] = await Promise.all([startAdmin(), startS3Stub(), freePorts(1)]);
  const within = async <T>(look: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ service, migrations, config });
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
  await within(fill);
  const env = {
    DATA_DIR: folder,
    DATABASE_PREFIX: prefix,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ADMIN_URL: admin.url,
    CUSTOMER_URL: "http://127.0.0.1:1",
    ORDER_URL: "http://127.0.0.1:1",
    [portName]: String(port),
    LOG_LEVEL: "warn",
    ...store.config,
    ...more,
  };
  const script = join(ROOT, `services/${service}/src/main.ts`);
  const url = `http://127.0.0.1:${String(port)}`;
  let child: Child | undefined;
  const kill = async (): Promise<void> => {
    child?.kill();
    await child?.ended;
  };
  const headersOf = (route: Route, user: string) => callerHeaders(service, route.may[0], { user });
  return {
    store,
    folder,
    url,
    databaseName: `${prefix}_${service}`,
    /** Looks into the database of a service that is not running. */
    within,
    async start(): Promise<void> {
      child = startChild({ name: service, port, portName, script, flags: [] }, env, join(folder, "logs"));
      await untilReady(child);
    },
    /** Ends it in the middle of whatever it does: SIGKILL. */
    kill,
    /** Asks a route as a user, where it is a write by a key; what it refuses is thrown. */
    async ask<const R extends Route>(
      route: R,
      input: RouteInput<R>,
      user: string,
      key?: string,
    ): Promise<RouteResult<R>> {
      const { params, body } = Parts.parse(input);
      const path = route.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? "");
      const answer = await fetch(url + path, {
        method: route.method,
        headers: {
          ...headersOf(route, user),
          "content-type": "application/json",
          ...(key && { "idempotency-key": key }),
        },
        ...(route.method === "GET" ? {} : { body: JSON.stringify(body) }),
      });
      const read = envelope(z.unknown()).parse(await answer.json());
      if (read.code !== 0)
        throw new Error(`${path} answered ${String(read.code)} ${JSON.stringify(read.fields ?? read.msg)}`);
      const schema: R["result"] = route.result;
      return parsed(schema, read.result);
    },
    /** Sends a file, or fetches one. */
    send: (route: Route, path: string, user: string, bytes?: Uint8Array<ArrayBuffer>) =>
      fetch(url + path, {
        method: route.method,
        headers: { ...headersOf(route, user), "content-type": "application/octet-stream" },
        ...(bytes !== undefined && { body: bytes }),
      }),
    async close(): Promise<void> {
      await kill();
      await Promise.all([admin.close(), store.close()]);
      rmSync(folder, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropDatabases(databaseUrl, [`${prefix}_${service}`]);
    },
  };
}
const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);
const Parts = z.object({
  params: z.record(z.string(), z.string()).default({}),
  body: z.record(z.string(), z.unknown()).default({}),
});
