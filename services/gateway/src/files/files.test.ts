import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { StubFailure } from "../testing/stubs.ts";
import { createTickets, TICKET_MS } from "../tickets/tickets.ts";
import { z } from "zod";

let gateway: TestGateway;
async function* rows() {
  yield "Time,User\r\n";
  yield "now,admin\r\n";
}
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(auditRoutes.export, async () => ({
    name: "audit.csv",
    type: "text/csv; charset=utf-8",
    chunks: rows(),
  }));
});
afterEach(() => gateway.close());

const Answer = z.object({ exportAudit: z.object({ ticket: z.string() }) });
async function ticketOf(token = "admin"): Promise<string> {
  const query = 'mutation { exportAudit(input: { filter: { userName: "clerk.my" } }) { ticket errors { code } } }';
  return Answer.parse((await gateway.graph(query, { token })).data).exportAudit.ticket;
}
const fetched = async (ticket: string, token = "admin") => {
  const answer = await gateway.fetch(`/files/${ticket}`, { token });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

test("a ticket streams its file from the owner, once, in the name of the button", async () => {
  const ticket = await ticketOf();
  expect(gateway.stubs.calls.filter((c) => c.route.includes("audit"))).toEqual([]);
  const file = await fetched(ticket);
  expect([file.status, file.text]).toEqual([200, "Time,User\r\nnow,admin\r\n"]);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="audit.csv"');
  expect(file.headers.get("cache-control")).toBe("no-store");
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "PERM_AUDIT.EXPORT", userName: "admin" },
    input: { body: { filter: { userName: "clerk.my" } } },
  });
  const again = await fetched(ticket);
  expect(again.status).toBe(400);
  expect(again.text).toContain("09020701");
});

test("REV-02 a picture may be fitted to its window by the browser's own styles, and may run nothing; what is no picture may not even that", async () => {
  const file = await fetched(await ticketOf());
  expect(file.headers.get("content-security-policy")).toMatch(/^default-src 'none'; base-uri/);
  gateway.stubs.on(auditRoutes.export, async () => ({
    name: "a.png",
    type: "image/png",
    inline: true,
    chunks: rows(),
  }));
  const picture = await fetched(await ticketOf());
  expect(picture.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri/,
  );
});

test("a ticket is worth nothing in another session, without one, or changed", async () => {
  const ticket = await ticketOf();
  gateway.people.set("other", sessionActor({ sessionId: "s-2" }));
  expect((await fetched(ticket, "other")).status).toBe(400);
  expect((await fetched(ticket, "nobody")).status).toBe(401);
  expect((await fetched(`${ticket.slice(0, -2)}AA`)).status).toBe(400);
  expect((await fetched("rubbish")).status).toBe(400);
  expect((await fetched(ticket)).status).toBe(200);
});

test("PERM-12 a button that is gone meanwhile refuses the file; without it there is no ticket", async () => {
  const ticket = await ticketOf();
  const actor = sessionActor();
  gateway.people.set("admin", { ...actor, buttons: ["PERM_AUDIT.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] });
  gateway.people.set("reader", { ...actor, buttons: ["PERM_AUDIT.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] });
  const { errors } = await gateway.graph("mutation { exportAudit(input: {}) { ticket } }", { token: "reader" });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  // The gateway keeps an actor for seconds: the same session under another token is not kept.
  gateway.people.set("admin-again", gateway.people.get("reader") ?? "none");
  const refused = await fetched(ticket, "admin-again");
  expect([refused.status, refused.text.includes("09020203")]).toEqual([403, true]);
});

test("a ticket ends after a minute", () => {
  let now = 1_000_000;
  const tickets = createTickets(["a secret"], () => now);
  const own = {
    session: "s",
    role: null,
    site: "MY",
    button: "PERM_AUDIT.EXPORT",
    language: "en",
    timeZone: "UTC",
  } as const;
  const sealed = tickets.seal({ ...own, route: "POST /x", input: { body: {} } });
  now += TICKET_MS - 1;
  expect(tickets.open(sealed)).toMatchObject({ session: "s", input: { body: {} } });
  expect(createTickets(["another"], () => now).open(sealed)).toBeNull();
  now += 1;
  expect(tickets.open(sealed)).toBeNull();
});

const Line = z.object({
  level: z.number(),
  msg: z.string(),
  traceId: z.string().optional(),
  status: z.number().optional(),
});
/** A gateway whose audit file has rows, and then does as it is told; and what the gateway logs. */
async function startWith(then: (left: AbortSignal) => Promise<unknown>, deadlineMs = 5_000) {
  const lines: z.infer<typeof Line>[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(Line.parse(JSON.parse(line))) });
  await gateway.close();
  gateway = await startTestGateway({ log, deadlineMs });
  async function* chunks(hungUp: AbortSignal) {
    yield "Time,User\r\n".repeat(10_000);
    await then(hungUp);
  }
  gateway.stubs.on(auditRoutes.export, async (_input, asked) => ({
    name: "audit.csv",
    type: "text/csv",
    chunks: chunks(asked.left),
  }));
  const last = (msg: string) => lines.find((line) => line.msg === msg && line.status !== 200);
  return { last };
}

test("FLT-06 a file that breaks in the middle does not look whole, and is no client that left: an error line, and 502", async () => {
  const { last } = await startWith(() => Promise.reject(new Error("the disk is gone")));
  const answer = await gateway.fetch(`/files/${await ticketOf()}`);
  const traceId = answer.headers.get("x-trace-id");
  await expect(answer.text()).rejects.toThrow("terminated");
  await expect.poll(() => last("request")).toMatchObject({ status: 502, traceId });
  expect(last("a request failed")).toMatchObject({ level: pino.levels.values["error"], traceId });
});

test("FLT-06 whoever leaves in the middle of a file is a client that left, and no error", async () => {
  const left = new AbortController();
  const { last } = await startWith((hungUp) => once(hungUp, "abort"));
  const answer = await gateway.fetch(`/files/${await ticketOf()}`, { signal: left.signal });
  left.abort();
  await expect(answer.text()).rejects.toThrow("aborted");
  await expect.poll(() => last("request")).toMatchObject({ status: 499 });
  expect(last("a request failed")).toBeUndefined();
});

test("SYS-09 a file that stalls is cut, and is no client that left", async () => {
  const { last } = await startWith((hungUp) => once(hungUp, "abort"), 100);
  const answer = await gateway.fetch(`/files/${await ticketOf()}`);
  await expect(answer.text()).rejects.toThrow("terminated");
  await expect.poll(() => last("request")).toMatchObject({ status: 502 });
});

test("SYS-09 a file that moves is not cut, however long it takes; its length and digest are told where they are known", async () => {
  const [deadlineMs, parts] = [300, 12];
  await gateway.close();
  gateway = await startTestGateway({ deadlineMs });
  const text = "0123456789";
  gateway.stubs.on(auditRoutes.export, async () => ({
    name: "audit.csv",
    type: "text/csv",
    bytes: parts * text.length,
    sha256: "ab".repeat(32),
    chunks: (async function* () {
      for (let n = 0; n < parts; n += 1) {
        await setTimeout(deadlineMs / 3);
        yield text;
      }
    })(),
  }));
  const answer = await gateway.fetch(`/files/${await ticketOf()}`);
  expect(await answer.text()).toBe(text.repeat(parts));
  expect(answer.headers.get("content-length")).toBe(String(parts * text.length));
  expect(answer.headers.get("repr-digest")).toMatch(/^sha-256=:/);
});

test("ERR-06 a file that its owner lost is told by its code, with a trace id, and is no failure of the gateway", async () => {
  gateway.stubs.on(auditRoutes.export, () => Promise.reject(new StubFailure(SERVICE_CODES.fileMissing)));
  const file = await fetched(await ticketOf());
  expect([file.status, JSON.parse(file.text)]).toEqual([
    404,
    {
      errors: [
        {
          message: "Download failed: the file is missing.",
          extensions: { code: "404002", traceId: file.headers.get("x-trace-id") },
        },
      ],
    },
  ]);
});
