/** A place on objects of one kind, seen by nobody who does not hold the slot. */
export interface Slot<Owner extends object, T> {
  get(owner: Owner): T | undefined;
  set(owner: Owner, value: T): void;
}

/** Its fields are added to the object that it is given. */
class Onto {
  constructor(owner: object) {
    return owner;
  }
}

/**
 * A new slot, for what lives as long as a request: a private field on the object itself. A WeakMap reads the same, but what it holds outlives
 * every scavenge where the value knows its key, so that each request would be copied to the old generation and wait there.
 */
export function slot<Owner extends object, T>(): Slot<Owner, T> {
  class Holder extends Onto {
    #value: T;
    constructor(owner: object, value: T) {
      super(owner);
      this.#value = value;
    }
    static get(owner: object): T | undefined {
      return #value in owner ? owner.#value : undefined;
    }
    static set(owner: object, value: T): void {
      if (#value in owner) owner.#value = value;
      else new Holder(owner, value);
    }
  }
  return Holder;
}
