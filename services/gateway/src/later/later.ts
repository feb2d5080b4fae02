type Hears<T> = (value: T) => void;
type State<T> =
  | { readonly is: "open"; readonly hears: Hears<T>[]; readonly fails: Hears<unknown>[] }
  | { readonly is: "there"; readonly value: T }
  | { readonly is: "failed"; readonly error: unknown };

/**
 * A value that comes later, for many who wait: a page of rows waits for its customers. A compiled operation listens to it without a promise a row;
 * for everybody else it is a promise like any other, which is made when somebody first asks for one.
 */
export class Later<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = "Later";
  #state: State<T> = { is: "open", hears: [], fails: [] };
  #promise: Promise<T> | undefined;

  static of<T>(value: T): Later<T> {
    const later = new Later<T>();
    later.come(value);
    return later;
  }

  /** Calls one of the two, at once when it is known already. */
  listen(hear: Hears<T>, fail: Hears<unknown>): void {
    const state = this.#state;
    if (state.is === "there") hear(state.value);
    else if (state.is === "failed") fail(state.error);
    else {
      state.hears.push(hear);
      state.fails.push(fail);
    }
  }

  come(value: T): void {
    const state = this.#state;
    if (state.is !== "open") return;
    this.#state = { is: "there", value };
    for (const hear of state.hears) hear(value);
  }

  fail(error: unknown): void {
    const state = this.#state;
    if (state.is !== "open") return;
    this.#state = { is: "failed", error };
    for (const hear of state.fails) hear(error);
  }

  #asPromise(): Promise<T> {
    return (this.#promise ??= new Promise((resolve, reject) => this.listen(resolve, reject)));
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise, all of it
  then<A = T, B = never>(
    hear?: ((value: T) => A | PromiseLike<A>) | null,
    fail?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#asPromise().then(hear, fail);
  }

  catch<B = never>(fail?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.#asPromise().catch(fail);
  }

  finally(done?: (() => void) | null): Promise<T> {
    return this.#asPromise().finally(done);
  }
}
