import { feature as bind } from "@linehaul/kit/feature";
import { standingRoutes } from "@linehaul/schema/permissions/standing";
import { standingOf } from "./read.ts";

export const feature = bind(standingRoutes, {
  standing: ({ body }, call) => standingOf(call.db, body, call.now()),
});
