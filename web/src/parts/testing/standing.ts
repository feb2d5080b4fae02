import { COMPONENTS, nameOf } from "./drawn.ts";
import { onCommit, type Fiber } from "./commits.ts";

function* namesIn(fiber: Fiber | null): Generator<string> {
  for (let one = fiber; one; one = one.sibling) {
    if (COMPONENTS.has(one.tag)) yield nameOf(one.type);
    yield* namesIn(one.child);
  }
}
function holderOf(fiber: Fiber | null, element: Element): Fiber | null {
  for (let one = fiber; one; one = one.sibling) {
    const found = one.stateNode === element ? one : holderOf(one.child, element);
    if (found) return found;
  }
  return null;
}

/** The components that stand in an element of what is drawn, by name; empty where nothing is drawn. */
export async function standing(draws: () => Promise<Element | null>): Promise<readonly string[]> {
  let latest: Fiber | null = null;
  const stop = onCommit((root) => {
    latest = root;
  });
  try {
    const element = await draws();
    return element === null ? [] : [...namesIn(holderOf(latest, element)?.child ?? null)];
  } finally {
    stop();
  }
}
