import { knowingAll, type Compared, type Gained } from "./gains.ts";
import { nodeType } from "./known.ts";
import type { Principal } from "./principals.ts";
import { changedSince, hashesOf } from "./state.ts";
import type { Step } from "./steps.ts";
import { take, type Outcome, type Stage } from "./take.ts";
import { told } from "./told.ts";

/** A gain, and the steps that led to it. */
export interface Finding extends Gained {
  readonly steps: readonly string[];
}
interface Place {
  readonly path: readonly Step[];
  readonly touched: ReadonlySet<string>;
  readonly clients: readonly Principal[];
}
const START: Place = { path: [], touched: new Set(), clients: [] };

/** Hears of a step from the start; `powers` as compared there, null for one that leads nowhere new or to a gain. */
type Learn = (step: Step, outcome: Outcome, powers: string | null) => void;

/** The nodes that a step names. */
const nodesIn = ({ input }: Step) =>
  Object.values(input).filter((value) => typeof value === "string" && nodeType(value) !== null);

/** What the holder of a button can do: by the button, and as everybody can. */
export interface Steps {
  readonly own: readonly Step[];
  readonly everybodys: readonly Step[];
}

/**
 * All that the holder of a button gets, or gives to others, by its steps alone. Each is tried from the start. Those that change what
 * powers are made from, and those whose refusal hangs on what is there, are tried one after the other; steps that change
 * the same field and leave everybody with the same powers, or are refused alike, stand for each other. What is refused
 * from the start and after one step is no third one. No sequence is longer than `most`, and none is of everybody's steps alone:
 * those are tried where the button is nobody's.
 */
export async function search(stage: Stage, { own, everybodys }: Steps, most: number) {
  const { world, tables } = stage;
  const findings = new Map<string, Finding>();
  const compare = await knowingAll(stage);
  const first = await hashesOf(world, tables);
  // Where everything stands as at first, nothing is to be found: the world has been there.
  let seen = new Set(["[]"]);
  /** What was found in a state, which both passes come to. */
  const compared = new Map<string, Compared>();
  let tried = 0;
  /** Refused wherever they were tried so far. */
  const asleep = new Set<Step>();

  /** Takes each step from where the world is, and goes on where it has not been. */
  async function from(place: Place, pool: readonly Step[], learn?: Learn): Promise<void> {
    const awake = place.path.length < 2 ? pool : pool.filter((step) => !asleep.has(step));
    for (const step of awake) await world.undone(() => through(place, step, pool, learn));
  }
  async function through(place: Place, step: Step, pool: readonly Step[], learn?: Learn): Promise<void> {
    tried += 1;
    const outcome = await take(stage, step);
    if (outcome.isTaken) asleep.delete(step);
    if (outcome.written.length === 0) return learn?.(step, outcome, null);
    const touched = new Set([...place.touched, ...outcome.written]);
    const changed = await changedSince(world, first, touched);
    const state = JSON.stringify([...changed]);
    if (seen.has(state)) return learn?.(step, outcome, null);
    seen.add(state);
    const path = [...place.path, step];
    const clients = [...place.clients, ...outcome.clients];
    // A secret is another each time, so a state with one told is no state of before.
    const before = compared.get(state);
    const found = before ?? (await compare(new Set(changed.keys()), clients));
    compared.set(state, found);
    const { gained, powers } = found;
    for (const one of gained) {
      const key = `${one.to} ${one.gain}`;
      if (!findings.has(key)) findings.set(key, { ...one, steps: path.map(told) });
    }
    learn?.(step, outcome, gained.length > 0 ? null : powers);
    // Whoever has got something has it: what it is worth, the list of the buttons that give says.
    if (!learn && gained.length === 0 && path.length < most) await from({ path, touched, clients }, pool);
  }

  const moves = new Map<string, Step>();
  const perhaps = new Map<string, Step>();
  await from(START, [...own, ...everybodys], (step, { mayChange, refusal }, powers) => {
    const { mutation, changed } = step;
    const [kind, likes] =
      powers === null
        ? [JSON.stringify([mutation, changed, nodesIn(step), refusal]), mayChange ? perhaps : null]
        : [JSON.stringify([mutation, changed, powers]), moves];
    if (likes !== null && !likes.has(kind)) likes.set(kind, step);
  });
  const isOwn = (step: Step): boolean => own.includes(step);
  const isOfOwn = [...moves.values(), ...perhaps.values()].some(isOwn);
  if (moves.size > 0 && isOfOwn && most > 1) {
    seen = new Set(["[]"]);
    for (const step of perhaps.values()) asleep.add(step);
    await from(START, [...moves.values(), ...(most > 2 ? perhaps.values() : [])]);
  }
  return { findings: [...findings.values()], tried, isInSequences: moves.size > 0 && isOfOwn };
}
