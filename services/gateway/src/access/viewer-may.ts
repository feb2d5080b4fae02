import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import { holds, type UserButton } from "./actor.ts";
import type { Types } from "./builder.ts";

/** A `viewerMay…` field: whether the role in force holds the button, or any of several. It draws a button or not; the server refuses anyway. */
export const viewerMay = <Row>(
  t: ObjectFieldBuilder<Types, Row>,
  button: UserButton | readonly UserButton[],
  description: string,
): FieldRef<Types, boolean> => {
  const any = [button].flat();
  return t.boolean({ description, resolve: (_row, _args, { visit }) => any.some((b) => holds(visit.actor, b)) });
};
