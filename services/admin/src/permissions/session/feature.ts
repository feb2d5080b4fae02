import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { scopeAt } from "../perm-data-group/scope.ts";
import { checkSession } from "./check.ts";
import { closeByTicket } from "./close-by-ticket.ts";
import { closeSession } from "./close.ts";
import { openSession } from "./open.ts";
import { readSessionSettings, type SessionSettings } from "./settings.ts";

export const sessionFeature = (settings: SessionSettings): Feature =>
  bind(sessionRoutes, {
    open: ({ body }, call) => openSession(body, call, settings),
    check: ({ body }, call) => checkSession(body, call, settings),
    close: ({ body }, call) => closeSession(body.token, call),
    closeByTicket: ({ body }, call) => closeByTicket(body.ticket, call),
    scope: async ({ params }, call) => {
      const scope = await scopeAt(call.db, params.version);
      if (scope === null) throw fail(SERVICE_CODES.notFound);
      return scope;
    },
    systemDetails: (_input, call) => readSystemInfo(call.db),
  });

export const feature = sessionFeature(readSessionSettings());
