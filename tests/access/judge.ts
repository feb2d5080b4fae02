import type { UserButton } from "@linehaul/gateway/access/actor";
import type { Asked } from "./asked.ts";
import { beyond } from "./beyond.ts";
import type { Needs, Relation, Root } from "./roots.ts";

/** A role as it is in force: may it open this? */
export type Opens = (needs: Needs) => boolean;

/** The buttons of a role open a field, or the field is open to all. */
export const openedBy =
  (buttons: readonly string[]): Opens =>
  (needs) =>
    needs === null || needs.some((button) => button === "SELF" || buttons.includes(button));

/** What an operation would be without the root fields that a role is refused. */
export interface Rest {
  /** Its answer to somebody who may everything; null when nothing is left of it. */
  readonly full: Asked | null;
  readonly relations: readonly Relation[];
}

const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** Refusals and data are those that the schema's declarations promise. */
function wrongAnswer(answer: Asked, roots: readonly Root[], opens: Opens, { full, relations }: Rest): string[] {
  const refused = roots.filter(({ needs }) => !opens(needs)).map((root) => root.alias);
  if (roots.some(({ needs, isNonNull }) => isNonNull && !opens(needs))) {
    // One refusal ends the whole answer: those beside it are not told.
    const isTold = answer.refused.length > 0 && answer.refused.every((alias) => refused.includes(alias));
    return isTold && answer.data === null ? [] : [`refused ${answer.refused.join()} of ${refused.join()}`];
  }
  const held = roots.map((root) => root.alias).filter((alias) => !refused.includes(alias));
  const empty = held.filter((alias) => answer.has(alias) !== full?.has(alias));
  const denied = relations.filter(({ needs }) => !opens(needs)).map((relation) => relation.name);
  return [
    ...(same(answer.refused, refused) ? [] : [`refused ${answer.refused.join()}, not ${refused.join()}`]),
    ...(same(answer.denied, denied) ? [] : [`left out ${answer.denied.join()}, not ${denied.join()}`]),
    ...empty.map((alias) => `${alias} is held and not answered as to others`),
  ];
}

/** All that is not as it should be in a role's answer: held works, not held is refused and costs no call. */
export function wrongIn(answer: Asked, roots: readonly Root[], opens: Opens, rest: Rest): string[] {
  const foreign = answer.buttons.filter((button: UserButton) => !opens([button]));
  return [
    ...answer.otherErrors.map((message) => `failed: ${message}`),
    ...beyond(answer.calls, rest.full?.calls ?? []).map((call) => `called ${call}`),
    ...foreign.map((button) => `called in the name of ${button}`),
    ...wrongAnswer(answer, roots, opens, rest),
  ];
}
