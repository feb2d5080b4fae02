import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import { holds, type UserButton } from "./actor.ts";
import type { Types } from "./builder.ts";

/** A `viewerMay…` field: whether the role in force holds the button, or any of several. It draws a button or not; the server refuses anyway. */
export const viewerMay = <Row>(
  t: ObjectFieldBuilder<Types, Row>,
  button: UserButton | readonly UserButton[],
  description: string,
): FieldRef<Types, boolean> =>
  t.boolean({ description, resolve: (_row, _args, { visit }) => [button].flat().some((b) => holds(visit.actor, b)) });
