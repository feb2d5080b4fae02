import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cookieOptions, FORM_COOKIE, GRANT_COOKIE } from "../cookies.ts";
import { loginPage, type LoginProblem } from "../page/login.ts";
import { refusedPage, signedInPage } from "../page/message.ts";
import { serviceUrl, withTicket, type ServiceUrl } from "../service-url.ts";
import type { Signon } from "../signon.ts";
import type { Grant } from "../tickets.ts";
import { pageContext, sendPage } from "./page-context.ts";

/** The protocol takes any value of a flag as "set". */
const flag = z
  .string()
  .optional()
  .transform((v) => v !== undefined && v !== "false");
const address = z.string().max(2000).optional();
const Asked = z.object({ service: address, renew: flag, gateway: flag, locale: z.string().max(10).optional() });
const Credentials = z.object({
  service: address,
  renew: flag,
  username: z.string().max(100).default(""),
  password: z.string().max(200).default(""),
  execution: z.string().max(200).default(""),
});

interface Wanted {
  readonly service: ServiceUrl | null;
  readonly renew: boolean;
}
const addressOf = ({ service, renew }: Wanted): string => {
  const query = new URLSearchParams({ ...(service !== null && { service }), ...(renew && { renew: "true" }) });
  return `/cas/login?${query.toString()}`;
};

const STATUS = { wrong: 401, stale: 403, throttled: 429 } as const satisfies Record<LoginProblem["kind"], number>;

/** `/cas/login`: asks for credentials, or hands out a ticket to one who is signed in here already. */
export function loginRoutes(app: FastifyInstance, signon: Signon): void {
  const { tickets, formToken, throttle, users, casUrl } = signon;

  const form = (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
    rest: { locale?: string | undefined; userName?: string; problem?: LoginProblem },
  ) => {
    const seed = request.cookies[FORM_COOKIE] ?? formToken.newSeed();
    void reply.setCookie(FORM_COOKIE, seed, cookieOptions(casUrl));
    const { problem = null, userName = "" } = rest;
    if (problem !== null) void reply.code(STATUS[problem.kind]);
    const ctx = pageContext(signon, request, reply, addressOf(wanted), rest.locale);
    return sendPage(
      signon,
      reply,
      ctx,
      loginPage(ctx, { ...wanted, userName, problem, token: formToken.tokenFor(seed) }),
    );
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, locale?: string) => {
    const ctx = pageContext(signon, request, reply, "/cas/login", locale);
    return sendPage(signon, reply.code(403), ctx, refusedPage(ctx));
  };
  const goOn = (reply: FastifyReply, grant: Grant, service: ServiceUrl, fromNewLogin: boolean) =>
    reply.redirect(withTicket(service, tickets.issue(grant, service, fromNewLogin)), 303);

  app.get("/cas/login", (request, reply) => {
    const asked = Asked.parse(request.query);
    const service = asked.service === undefined ? null : serviceUrl(asked.service, signon.origins);
    if (asked.service !== undefined && service === null) return refuse(request, reply, asked.locale);
    const grant = asked.renew ? null : tickets.granted(request.cookies[GRANT_COOKIE]);
    if (grant !== null && service !== null) return goOn(reply, grant, service, false);
    if (grant !== null) {
      const ctx = pageContext(signon, request, reply, "/cas/login", asked.locale);
      return sendPage(signon, reply, ctx, signedInPage(ctx, grant.user.displayName, signon.sites));
    }
    // The protocol: `gateway` asks only whether there is a sign-in already; `renew` outweighs it.
    if (asked.gateway && !asked.renew && service !== null) return reply.redirect(service, 303);
    return form(request, reply, { service, renew: asked.renew }, { locale: asked.locale });
  });

  app.post("/cas/login", async (request, reply) => {
    const given = Credentials.parse(request.body);
    const service = given.service === undefined ? null : serviceUrl(given.service, signon.origins);
    if (given.service !== undefined && service === null) return refuse(request, reply);
    const wanted = { service, renew: given.renew };
    const again = (problem: LoginProblem) => form(request, reply, wanted, { userName: given.username, problem });
    if (!formToken.matches(request.cookies[FORM_COOKIE], given.execution)) return again({ kind: "stale" });

    const key = `${given.username.trim().toLowerCase()} ${request.ip}`;
    const seconds = throttle.wait(key);
    if (seconds > 0) return again({ kind: "throttled", seconds });
    const user = await users.check(given.username, given.password);
    if (user === null) {
      throttle.failed(key);
      request.log.warn({ userName: given.username }, "sign-in refused");
      return again({ kind: "wrong" });
    }
    throttle.succeeded(key);
    const grant = tickets.grant(user, request.cookies[GRANT_COOKIE]);
    void reply.setCookie(GRANT_COOKIE, grant.id, cookieOptions(casUrl));
    request.log.info({ userName: user.userName }, "signed in");
    return service === null ? reply.redirect("/cas/login", 303) : goOn(reply, grant, service, true);
  });
}
