import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { doerOf } from "@linehaul/kit/request-caller";
import { openSessionRoutes } from "@linehaul/schema/permissions/open-session";
import { readSessionSettings, type SessionSettings } from "../session/settings.ts";
import { endSessionsOf } from "./end.ts";
import { sessionsOf } from "./list.ts";

export const openSessionFeature = (settings: SessionSettings): Feature =>
  bind(openSessionRoutes, {
    mine: (_input, call) => sessionsOf(call, doerOf(call.caller).user, settings),
    ofAccount: ({ body }, call) => sessionsOf(call, body.accountId, settings),
    endMine: ({ body }, call) => endSessionsOf(call, { ...body, accountId: call.caller.user }, settings),
    endOfAccount: ({ body }, call) => endSessionsOf(call, body, settings),
  });

export const feature = openSessionFeature(readSessionSettings());
