import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { cookieOptions, GRANT_COOKIE } from "../cookies.ts";
import { signedOutPage } from "../page/message.ts";
import { serviceUrl } from "../service-url.ts";
import type { Signon } from "../signon.ts";
import { pageContext, sendPage } from "./page-context.ts";

const Asked = z.object({ service: z.string().max(2000).optional(), locale: z.string().max(10).optional() });

/** `/cas/logout`: ends the sign-in here, and tells each service that it vouched for (FLT-17). The page does not wait for them. */
export function logoutRoutes(app: FastifyInstance, signon: Signon): void {
  app.get("/cas/logout", (request, reply) => {
    const asked = Asked.parse(request.query);
    const grant = request.cookies[GRANT_COOKIE];
    if (grant !== undefined) signon.told.tell(signon.tickets.revoke(grant));
    void reply.clearCookie(GRANT_COOKIE, cookieOptions(signon.casUrl));
    const next = asked.service === undefined ? null : serviceUrl(asked.service, signon.origins);
    const query = next === null ? "" : `?${new URLSearchParams({ service: next }).toString()}`;
    const ctx = pageContext(signon, request, reply, `/cas/logout${query}`, asked.locale);
    return sendPage(signon, reply, ctx, signedOutPage(ctx, next ?? "/cas/login"));
  });
}
