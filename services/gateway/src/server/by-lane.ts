import { Readable } from "node:stream";
import { isRecord } from "@linehaul/schema/record";
import { refuse } from "../http/answer.ts";
import { readBody } from "../http/body.ts";
import { goOn } from "../later/go-on.ts";
import { jsonIn } from "../upstream/json-in.ts";
import type { ServerContext } from "./context.ts";
import type { Lane } from "./lane.ts";

/** Tries the lane for what came as JSON, and leaves to Yoga what it read when the lane does not take it (`false`). */
export function byLane(context: ServerContext, lane: Lane): boolean | Promise<boolean> {
  const { ask } = context;
  const { req } = ask;
  if (req.method !== "POST" || !/^application\/json *(;|$)/.test(req.headers["content-type"] ?? "")) return false;
  return readBody(req).then((body) => {
    if (body === "left") return true;
    if (body === "too large") {
      refuse(ask, "09020701", { status: 413, headers: { connection: "close" } });
      return true;
    }
    const params = jsonIn(body);
    // Where frameworks leave what they read: Yoga looks there first.
    const leave = (): false => {
      Object.assign(req, { body: isFilled(params) ? params : Readable.from([body]) });
      return false;
    };
    return goOn(lane(context, params), (taken) => taken || leave());
  });
}

const isFilled = (params: unknown): boolean => isRecord(params) && Object.keys(params).length > 0;
