import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ANSWER_HEADERS } from "@linehaul/kit/answer-headers";
import { logOptions, traceIdOf } from "@linehaul/kit/log";
import { signatureOf } from "@linehaul/kit/way-out/post";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import { isJson } from "@linehaul/schema/field";
import { BdusDelivery } from "@linehaul/schema/outside/bdus";
import { CustomsDelivery } from "@linehaul/schema/outside/customs";
import { MailDelivery } from "@linehaul/schema/outside/mail";
import { OutletDelivery } from "@linehaul/schema/outside/outlet";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { z } from "zod";
import { accountPage, storePage } from "./site-page.ts";
import { page } from "./page.ts";
import { MANNERS, newStandIns, type StandIn } from "./received.ts";

/** Longer than whoever sends waits. */
const DAWDLE_MS = 15_000;
/** What was signed earlier, or later, somebody else may have sent again. */
const FRESH_MS = 5 * 60_000;

const Headers = z.object({
  "idempotency-key": z.string().min(1),
  "x-linehaul-time": z.iso.datetime(),
  "x-linehaul-signature": z.string(),
});
const JsonText = z
  .string()
  .refine(isJson, "no JSON")
  .transform((text): unknown => JSON.parse(text));
/** What each of them is sent. */
const DELIVERIES = {
  CUSTOMS: JsonText.pipe(CustomsDelivery),
  OUTLET: JsonText.pipe(OutletDelivery),
  BDUS: JsonText.pipe(BdusDelivery),
  MAIL: JsonText.pipe(MailDelivery),
} as const satisfies Record<OutsideSystem, z.ZodType>;
type Content = z.output<(typeof DELIVERIES)[OutsideSystem]>["content"];
/** How people call what it is about. */
const nameOf = (content: Content): string => {
  if ("sfWaybillNo" in content) return content.sfWaybillNo;
  return "email" in content ? content.email : content.customerCode;
};
const Manners = z.object({ manner: z.enum(MANNERS) });

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

interface Options {
  readonly logLevel: string;
  /** What each is signed with. */
  readonly keys: Readonly<Record<OutsideSystem, string>>;
  readonly now?: () => Date;
  readonly stopping?: AbortSignal;
}

/** The systems of others, for machines that have none: each takes, refuses, dawdles or loses its answer, as it is told. */
export function buildOutside({ logLevel, keys, now = () => new Date(), stopping }: Options): FastifyInstance {
  const app = fastify({
    logger: logOptions("outside", logLevel),
    genReqId: traceIdOf,
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: "traceId", disableRequestLogging: true }),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(ANSWER_HEADERS);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ route: request.routeOptions.url, status: reply.statusCode }, "answered");
  });
  // A signature is of letters, not of what they mean.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  const standIns = newStandIns();

  const serve = (standIn: StandIn, key: string): void => {
    const path = `/${standIn.system.toLowerCase()}`;
    app.post<{ Body: unknown }>(path, async (request, reply) => {
      const refuse = (status: number, error: string) => {
        standIn.refused += 1;
        return reply.code(status).send({ error });
      };
      const [headers, text] = [
        Headers.safeParse(request.headers),
        typeof request.body === "string" ? request.body : "",
      ];
      if (!headers.success) return refuse(400, "a key, a time and a signature are needed");
      const {
        "idempotency-key": idempotencyKey,
        "x-linehaul-time": time,
        "x-linehaul-signature": given,
      } = headers.data;
      const expected = `sha256=${signatureOf(key, time, { key: idempotencyKey, body: text })}`;
      if (!isSame(given, expected)) return refuse(401, "this was not signed by whom it says");
      if (Math.abs(now().getTime() - Date.parse(time)) > FRESH_MS)
        return refuse(401, "this was signed at another time");
      if (standIn.manner === "REFUSES") return refuse(422, "refused, for it was told to");
      if (standIn.manner === "IS_AWAY") return refuse(503, "away, for it was told to be");
      if (standIn.manner === "DAWDLES") await wait(DAWDLE_MS, undefined, { signal: stopping });
      const read = DELIVERIES[standIn.system].safeParse(text);
      if (!read.success) return refuse(400, z.prettifyError(read.error));
      const { kind, version, content } = read.data;
      const place = "outlet" in content ? content.outlet : null;
      const letter = "text" in content ? `${content.title}\n\n${content.text}` : null;
      standIn.take({ key: idempotencyKey, kind, version, name: nameOf(content), place, text: letter }, now());
      if (standIn.manner === "NEVER_ANSWERS") await wait(DAWDLE_MS, undefined, { signal: stopping });
      if (standIn.manner === "LOSES_ANSWER") {
        request.raw.socket.destroy();
        return reply.hijack();
      }
      return { accepted: true };
    });
    app.post(`${path}/manner/:manner`, async (request, reply) => {
      const read = Manners.safeParse(request.params);
      if (!read.success) return reply.code(404).send();
      standIn.manner = read.data.manner;
      return reply.redirect("/", 303);
    });
  };
  for (const standIn of standIns.values()) serve(standIn, keys[standIn.system]);
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(standIns)));
  app.get("/account", (_request, reply) => reply.type("text/html; charset=utf-8").send(accountPage()));
  app.get("/store", (_request, reply) => reply.type("text/html; charset=utf-8").send(storePage()));
  app.get("/health/live", async () => ({ status: "up" }));
  app.get("/health/ready", async (_request, reply) =>
    stopping?.aborted ? reply.code(503).send({ status: "stopping" }) : { status: "ready" },
  );
  return app;
}
