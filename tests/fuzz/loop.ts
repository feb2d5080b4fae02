import fc from "fast-check";

/** What is asked in turn: a root field, an operation, a route. */
export interface Subject<R> {
  readonly name: string;
  readonly requests: fc.Arbitrary<R>;
}
/** What is fuzzed. */
export interface Target<R> {
  readonly subjects: readonly Subject<R>[];
  /** Asks, and says what was wrong with the answer and with everybody else afterwards; nothing: all is well. */
  ask(request: R): Promise<readonly string[]>;
  /** Between two subjects: makes good what requests did that were in order, such as a sign-out. What is wrong now, of all that came before. */
  settle(): Promise<readonly string[]>;
  close(): Promise<void>;
}
export interface Plan {
  readonly seconds: number;
  readonly seed: number;
  /** A part of the names of the subjects to ask; all without it. */
  readonly only?: string;
}
/** The smallest request that went wrong, and how. */
export interface Finding {
  readonly subject: string;
  readonly request: unknown;
  readonly wrong: string;
}
export interface Fuzzed {
  readonly requests: number;
  readonly rounds: number;
  readonly findings: readonly Finding[];
}

/** Requests of a subject before the next one has its turn. */
const RUNS = 3;
/** What making a request smaller may take, in ms: each step asks again. */
const SHRINK_MS = 5_000;
/** Who finds that much has found the same thing again and again. */
const ENOUGH = 20;

/** A subject's own in each round, whichever others are asked: FNV-1a. */
function seedOf(seed: number, name: string, round: number): number {
  let hash = 0x811c9dc5;
  for (const c of `${seed} ${name} ${round}`) hash = Math.imul(hash ^ (c.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

class Wrong extends Error {}

/** Asks every subject in turn, round by round, until the time is over. A subject that went wrong is not asked again. */
export async function fuzz<R>(target: Target<R>, { seconds, seed, only = "" }: Plan): Promise<Fuzzed> {
  const ends = performance.now() + seconds * 1_000;
  const subjects = new Set(target.subjects.filter(({ name }) => name.includes(only)));
  const findings: Finding[] = [];
  let requests = 0;
  let rounds = 0;
  const goesOn = (): boolean => performance.now() < ends && findings.length < ENOUGH && subjects.size > 0;
  for (; goesOn(); rounds += 1)
    for (const subject of subjects) {
      if (!goesOn()) break;
      const isWell = async (request: R): Promise<void> => {
        requests += 1;
        const wrong = await target.ask(request);
        if (wrong.length > 0) throw new Wrong(wrong.join("; "));
      };
      const { counterexample, errorInstance } = await fc.check(fc.asyncProperty(subject.requests, isWell), {
        seed: seedOf(seed, subject.name, rounds),
        numRuns: RUNS,
        // Not interrupted: a request that is under way would go on beside the next subject's.
        skipAllAfterTimeLimit: SHRINK_MS,
      });
      const left = await target.settle();
      if (!counterexample && left.length === 0) continue;
      subjects.delete(subject);
      const wrong = [...(counterexample ? [String(errorInstance)] : []), ...left].join("; ");
      findings.push({ subject: subject.name, request: counterexample?.[0] ?? "any of them", wrong });
    }
  return { requests, rounds, findings };
}
