import { act } from "@testing-library/react";
import { isRecord } from "@linehaul/schema/record";
import { onCommit, type Fiber } from "./commits.ts";

/** A component that was drawn: its function ran, and the screen shows what it returned. */
interface Drawn {
  readonly name: string;
  /** The elements that it stands in, by the tree of components: what a page draws elsewhere is still the page's. */
  readonly around: ReadonlySet<Element>;
  /** It had the same to draw as before: its own state, or what it listens to, has changed. */
  readonly isOwn: boolean;
}

/** React's own numbers: components that are functions (plain, with a forwarded reference, with a memo) and classes. */
export const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 15]);
/** The flag of a component whose function ran; one that was left alone is copied without it. */
const PERFORMED_WORK = 1;

export function nameOf(type: unknown): string {
  if (typeof type === "function") return Reflect.get(type, "displayName") ?? type.name;
  if (!isRecord(type)) return "";
  return typeof type["displayName"] === "string" ? type["displayName"] : nameOf(type["render"] ?? type["type"]);
}

/** Walks what a commit touched: a part whose first child is still the one of before was passed by. */
function walk(fiber: Fiber, around: ReadonlySet<Element>, found: Drawn[]): void {
  if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
    found.push({ name: nameOf(fiber.type), around, isOwn: fiber.alternate?.memoizedProps === fiber.memoizedProps });
  if (fiber.alternate?.child === fiber.child) return;
  const inside = fiber.stateNode instanceof Element ? new Set([...around, fiber.stateNode]) : around;
  for (let child = fiber.child; child; child = child.sibling) walk(child, inside, found);
}

/** What was drawn, by name, as often as it was. */
export interface Drawing {
  readonly all: readonly string[];
  /** What stands in an element, by the tree of components. */
  readonly within: (element: Element) => readonly string[];
  /** Of what stands in an element, those whose own state, or what they listen to, has changed; the others are drawn by these. */
  readonly causes: (element: Element) => readonly string[];
}

/** The components that are drawn while something happens, until all is at rest. What React began and threw away does not count. */
export async function drawn(happens: () => unknown): Promise<Drawing> {
  const found: Drawn[] = [];
  const stop = onCommit((root) => walk(root, new Set(), found));
  try {
    await act(async () => void (await happens()));
  } finally {
    stop();
  }
  const names = (of: readonly Drawn[]) => of.map(({ name }) => name);
  const within = (element: Element) => found.filter(({ around }) => around.has(element));
  return {
    all: names(found),
    within: (element) => names(within(element)),
    causes: (element) => names(within(element).filter(({ isOwn }) => isOwn)),
  };
}

/** Names with how often each stands there, for a test to compare. */
export function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
