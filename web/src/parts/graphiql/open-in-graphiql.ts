/** An operation of the console with its variables: the query of a page, under way. */
export interface Question {
  readonly id?: string | null | undefined;
  readonly variables: object;
}

/** What each window of GraphiQL that was opened here asks with. */
const handed = new WeakMap<object, string>();

/** As a person writes them: what is not set is left out. */
const written = (variables: object): string =>
  JSON.stringify(variables, (_key, value: unknown) => value ?? undefined, 2);

// A window asks when it is there, and again when it was loaded anew. What it is told stands in no address and no storage.
window.addEventListener("message", ({ source, origin, data }) => {
  if (origin !== location.origin || data !== "graphiql" || source === null) return;
  const variables = handed.get(source);
  if (variables !== undefined) source.postMessage({ variables }, { targetOrigin: origin });
});

/** Opens GraphiQL with the question's own document, whose text the gateway knows, and its variables. */
export function openInGraphiql({ id, variables }: Question): void {
  const opened = window.open(`/graphiql?${new URLSearchParams({ operation: id ?? "" }).toString()}`, "_blank");
  if (opened !== null) handed.set(opened, written(variables));
}
