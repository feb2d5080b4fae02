/**
 * What may end a request before it is answered: its client leaves, or its time is over. An AbortSignal says the same, but one a request is felt:
 * everything that the request holds outlives each scavenge with it, and waits in the old generation.
 */
export interface Ending {
  /** Why it ended; undefined while it has not. */
  readonly reason: Error | undefined;
  /** Tells once, when it ends. */
  onEnd(told: Told): void;
  /** Whoever is done need not be told. */
  offEnd(told: Told): void;
  /** The same for a library that takes signals; made when it is first asked for. */
  readonly signal: AbortSignal;
}
type Told = (reason: Error) => void;

/** An end that is not there yet, for whoever brings it about. */
export class Open implements Ending {
  reason: Error | undefined = undefined;
  readonly #told = new Set<Told>();
  #own: AbortController | undefined;

  end(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    for (const told of this.#told) told(reason);
    this.#told.clear();
    this.#own?.abort(reason);
  }
  onEnd(told: Told): void {
    this.#told.add(told);
  }
  offEnd(told: Told): void {
    this.#told.delete(told);
  }
  get signal(): AbortSignal {
    this.#own ??= new AbortController();
    if (this.reason) this.#own.abort(this.reason);
    return this.#own.signal;
  }
}

const late = (ms: number): Error => new DOMException(`over ${ms} ms`, "TimeoutError");
export const isLate = (reason: Error): boolean => reason instanceof DOMException && reason.name === "TimeoutError";

/** Ends it after so long, unless the timer is cleared. */
export const endAfter = (ending: Open, ms: number): NodeJS.Timeout => setTimeout(() => ending.end(late(ms)), ms);

/** The end of what belongs to no request. It keeps no process alive. */
export function endsAfter(ms: number): Ending {
  const ending = new Open();
  endAfter(ending, ms).unref();
  return ending;
}
