class Left extends Error {}

/** Leaves the happy path: graphql-js answers in its place. `why` is for whoever debugs. */
export function leave(why: string): never {
  throw new Left(why);
}

/** Read without asking first whether it is there: rows are many. */
const thenOf = (value: { readonly then?: unknown }): unknown => value.then;
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && typeof thenOf(value) === "function";
