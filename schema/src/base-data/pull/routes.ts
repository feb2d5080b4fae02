import type { MenuButton } from "../../modules.ts";
import { routesOf } from "../../route.ts";
import { PullDone, PullFound, PullTicked } from "./found.ts";

const { read, write } = routesOf("order");

/** The two routes of a pull from the source of base data: look, and take what was ticked. `what` is the rows, for those who read `/docs`. */
export const pullRoutes = <const B extends MenuButton>(o: {
  readonly may: B;
  readonly what: string;
  readonly look: string;
  readonly pull: string;
}) => ({
  look: read(o.look, {
    may: [o.may] as const,
    summary: `What the source says of ${o.what}, beside what is here; nothing is changed. 424001 it is silent, 424002 it broke off, 424003 it can't be read (detail: where), 424004 it is too large`,
    result: PullFound,
  }),
  pull: write(o.pull, {
    may: [o.may] as const,
    summary: `Take what was ticked of ${o.what}, all of it or nothing: 409002 where anything has changed since the look`,
    body: PullTicked,
    result: PullDone,
  }),
});
