import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FileAnswer } from "@linehaul/schema/file";
import { route } from "@linehaul/schema/route";
import { feature } from "./feature.ts";
import { buildService } from "./build-service.ts";
import { keptLog } from "./testing/kept-log.ts";
import { onEachDatabase } from "./testing/database.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { callerHeaders, EVERY_ROW, testConfig } from "./testing/service.ts";

const file = route({
  service: "order",
  method: "POST",
  path: "/test/file",
  may: ["SELF"],
  summary: "For a test",
  safe: true,
  file: true,
  result: FileAnswer,
});
const traceId = "0123456789abcdef0123456789abcdef";

onEachDatabase(sampleMigrations, (database) => {
  /** A service that listens and sends these parts, and what it logs of errors. */
  async function sending(
    chunks: () => AsyncGenerator<string | Uint8Array>,
    more: { readonly inline?: true; readonly type?: string } = {},
  ) {
    const log = keptLog();
    const app = await buildService({
      ...sample,
      features: [
        feature({ file }, { file: async () => ({ name: "a.csv", type: "text/csv", chunks: chunks(), ...more }) }),
      ],
      database: database(),
      config: { ...testConfig("order"), LOG_LEVEL: "error" },
      scopes: () => async () => EVERY_ROW,
      logTo: log.to,
    });
    onTestFinished(() => app.close());
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const asked = (signal?: AbortSignal) =>
      fetch(`${url}${file.path}`, {
        method: "POST",
        headers: { ...callerHeaders("order", "SELF"), "x-trace-id": traceId },
        ...(signal ? { signal } : {}),
      });
    return { asked, errors: log.lines };
  }

  test("FLT-06 a file whose beginning can't be read is refused like any request", async () => {
    const { asked, errors } = await sending(async function* () {
      await Promise.reject(new Error("no such table"));
      yield "never";
    });
    const answer = await asked();
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: SERVICE_CODES.broken, traceId }]);
    expect(errors().join("\n")).toContain(traceId);
  });

  test("FLT-06 a file that breaks in the middle leaves an error line with its trace id, and does not look whole", async () => {
    const { asked, errors } = await sending(async function* () {
      yield "head and first page";
      await Promise.reject(new Error("the disk is gone"));
    });
    const answer = await asked();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow("terminated");
    const line = errors().find((one) => one.includes("a file broke in the middle"));
    expect(line).toContain(traceId);
    expect(line).toContain("the disk is gone");
  });

  test("ORD-10 a file of bytes arrives as it is, and is shown where it opens when it says so", async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, n) => n % 256);
    const { asked } = await sending(
      async function* () {
        yield bytes.subarray(0, 100);
        yield bytes.subarray(100);
      },
      { inline: true, type: "application/pdf" },
    );
    const answer = await asked();
    expect(answer.headers.get("content-disposition")).toBe('inline; filename="a.csv"');
    expect(await answer.bytes()).toEqual(bytes);
  });

  test("FLT-06 of a file that nobody waits for any more nothing further is read, and that is no error", async () => {
    const left = new AbortController();
    const ended = Promise.withResolvers<void>();
    const { asked, errors } = await sending(async function* () {
      try {
        yield "head and first page";
        await once(left.signal, "abort");
        for (;;) yield "x".repeat(100_000);
      } finally {
        ended.resolve();
      }
    });
    const answer = await asked(left.signal);
    left.abort();
    await expect(answer.text()).rejects.toThrow("aborted");
    await ended.promise;
    expect(errors()).toEqual([]);
  });
});
