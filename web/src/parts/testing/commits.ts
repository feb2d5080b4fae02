/** What is read of React's own tree. */
export interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly key: string | null;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}
type Hear = (root: Fiber) => void;

/** What React looks for: the hook of developer tools, which it tells of each commit. */
interface Hook {
  readonly listeners: Set<Hear>;
  readonly onCommitFiberRoot: (renderer: number, root: { readonly current: Fiber }) => void;
}
declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

function makeHook(): Hook {
  const listeners = new Set<Hear>();
  return Object.assign(
    {
      listeners,
      onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
        for (const hear of listeners) hear(current);
      },
    },
    {
      supportsFiber: true,
      isDisabled: false,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  );
}

/**
 * React finds the hook when it is loaded, once for all files of a worker, while a file may load this module anew: who listens is kept with the
 * hook. The setup of the tests imports it before React.
 */
const { listeners } = (globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= makeHook());

/** Hears of each commit, with the root of its tree; returns how to stop. */
export function onCommit(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
