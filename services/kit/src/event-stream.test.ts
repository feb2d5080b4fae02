import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServiceEvent } from "@linehaul/schema/event";
import { formatPosition, markForgotten, presentPosition, type Position } from "./event-log.ts";
import { onEachDatabase, OPEN_MS } from "./testing/database.ts";
import { parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { callerHeaders, result, testService } from "./testing/service.ts";
import { messagesOf, next } from "./testing/sse.ts";

const gateway = callerHeaders("order", "GATEWAY");

onEachDatabase(sampleMigrations, (database) => {
  let app: FastifyInstance;
  let origin = "";
  beforeAll(async () => {
    app = await testService({ ...sample, database: database() });
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
  }, OPEN_MS);
  afterAll(() => app.close());

  const save = (name: string) =>
    result(app, parcelRoutes.save, { body: { name, weight: 1, seenAt: "2026-01-02T03:04:05.678Z" } });

  test("a stream says where it begins, then tells what is committed", async () => {
    const stream = messagesOf(`${origin}/events`, gateway);
    expect(await next(stream)).toMatchObject({ event: "ready" });
    const { id } = await save("Told");
    const told = await next(stream);
    expect(ServiceEvent.parse(told.data)).toMatchObject({ id: told.id, type: "parcel.changed", subject: id });
    await stream.return(undefined);
  });

  test("a reader that comes back misses nothing, by address or by header", async () => {
    const first = messagesOf(`${origin}/events`, gateway);
    const { id: left } = await next(first);
    await first.return(undefined);
    const a = await save("While away 1");
    const b = await save("While away 2");
    const byAddress = messagesOf(`${origin}/events?after=${left}`, gateway);
    const byHeader = messagesOf(`${origin}/events`, { ...gateway, "last-event-id": left });
    for (const stream of [byAddress, byHeader]) {
      expect(await next(stream)).toMatchObject({ event: "ready", id: left });
      expect((await next(stream)).data).toMatchObject({ subject: a.id });
      expect((await next(stream)).data).toMatchObject({ subject: b.id });
      await stream.return(undefined);
    }
  });

  test.each(["rubbish", "999999999999.1"])("a reader that comes back to %s must begin anew", async (after) => {
    const stream = messagesOf(`${origin}/events?after=${after}`, gateway);
    expect(await next(stream)).toMatchObject({ event: "reset" });
    await save(`Anew ${after}`);
    expect((await next(stream)).data).toMatchObject({ type: "parcel.changed" });
    await stream.return(undefined);
  });

  test("SYS-07 a reader that comes back to before what is forgotten must begin anew; one from after it goes on", async () => {
    const { at: before } = await presentPosition(database().db);
    await save("Forgotten");
    const { at: after } = await presentPosition(database().db);
    await markForgotten(database().db, new Date(Date.now() + 60_000));
    const begins = async (position: Position) => {
      const stream = messagesOf(`${origin}/events?after=${formatPosition(position)}`, gateway);
      const { event } = await next(stream);
      await stream.return(undefined);
      return event;
    };
    expect([await begins(before), await begins(after)]).toEqual(["reset", "ready"]);
  });

  test("only the gateway listens, and whoever follows with a key of his own", async () => {
    expect((await app.inject("/events")).statusCode).toBe(401);
    const user = await app.inject({ url: "/events", headers: callerHeaders("order", "CURRENCY.VIEW") });
    expect(user.statusCode).toBe(403);
  });

  test("a service that stops ends its streams", async () => {
    const own = await testService({ ...sample, database: database() });
    const stream = messagesOf(`${await own.listen({ host: "127.0.0.1", port: 0 })}/events`, gateway);
    await next(stream);
    await own.close();
    expect((await stream.next()).done).toBe(true);
  });
});
