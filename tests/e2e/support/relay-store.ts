/**
 * How many records Relay's store of the page holds (`size`), or the records as JSON; run in the page. The store is no global: it is found where React's tree holds
 * the environment.
 */
export function relayStore(what: string): string {
  type Fiber = Record<string, unknown>;
  const isObject = (value: unknown): value is Fiber => typeof value === "object" && value !== null;
  const root = document.getElementById("root");
  const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer$"));
  const waiting: unknown[] = [Object.entries(root ?? {}).find(([name]) => name === key)?.[1]];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!isObject(fiber)) continue;
    const props = fiber["memoizedProps"];
    const environment = isObject(props) ? props["environment"] : null;
    if (isObject(environment) && typeof environment["getStore"] === "function") {
      const source = environment["getStore"]().getSource();
      return what === "size" ? String(source.size()) : JSON.stringify(source);
    }
    waiting.push(fiber["sibling"], fiber["child"]);
  }
  throw new Error("React's tree holds no Relay environment");
}
