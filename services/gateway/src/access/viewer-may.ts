import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import { holds, type Actor, type UserButton } from "./actor.ts";
import type { Types } from "./builder.ts";

/** What the row itself says to an act, whatever the viewer holds. */
export type When<Row> = (row: Row, actor: Actor) => boolean;

/** A `viewerMay…` field: whether the role in force holds the button, or any of several. It draws a button or not; the server refuses anyway. */
export const viewerMay = <Row>(
  t: ObjectFieldBuilder<Types, Row>,
  button: UserButton | readonly UserButton[],
  description: string,
  when: When<Row> = () => true,
): FieldRef<Types, boolean> => {
  const any = [button].flat();
  return t.boolean({
    description,
    resolve: (row, _args, { visit: { actor } }) => any.some((b) => holds(actor, b)) && when(row, actor),
  });
};
