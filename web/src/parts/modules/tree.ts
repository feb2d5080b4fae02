/** A module as a tree of permissions draws it. */
export interface TreeModule {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
  /** As `MODULE.ACTION`. */
  readonly buttons: readonly string[];
  readonly isOff: boolean;
}

/** A branch of the menu with the modules in it that have buttons. */
export interface Branch extends TreeModule {
  readonly modules: readonly TreeModule[];
}

/** The modules that hold buttons, by branch, in their order. */
export function branchesOf(modules: readonly TreeModule[]): readonly Branch[] {
  const within = (code: string) => modules.filter((m) => m.parentCode === code && m.buttons.length > 0);
  return modules
    .filter((m) => m.parentCode === null)
    .map((branch) => ({ ...branch, modules: within(branch.code) }))
    .filter((branch) => branch.modules.length > 0);
}

export const buttonsBelow = (branch: Branch): readonly string[] => branch.modules.flatMap((m) => m.buttons);

/** How much of something is held: a box is ticked, half-ticked or empty. */
export type Tick = "all" | "some" | "none";
export function tickOf(buttons: readonly string[], held: ReadonlySet<string>): Tick {
  const n = buttons.filter((button) => held.has(button)).length;
  if (n === 0) return "none";
  return n === buttons.length ? "all" : "some";
}

/** With these buttons, or without them. */
export function withButtons(held: ReadonlySet<string>, buttons: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(held);
  for (const button of buttons)
    if (isOn) next.add(button);
    else next.delete(button);
  return next;
}

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
/** What a change gives and takes, sorted. */
export const differenceOf = (before: readonly string[], after: ReadonlySet<string>): Difference => {
  const had = new Set(before);
  return {
    added: [...after].filter((button) => !had.has(button)).sort(),
    removed: before.filter((button) => !after.has(button)).sort(),
  };
};

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The branches that a keyword leaves: a branch or module that it names stays whole, else those buttons that it names. `actionName`
 * is what a button is called on the screen.
 */
export function findIn(
  branches: readonly Branch[],
  keyword: string,
  actionName: (button: string) => string,
): readonly Branch[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean);
  if (words.length === 0) return branches;
  const holds = (...texts: readonly string[]) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
  return branches
    .map((branch) => ({
      ...branch,
      modules: branch.modules
        .map((m) => {
          if (holds(branch.name, m.name, m.code)) return m;
          const buttons = m.buttons.filter((b) => holds(branch.name, m.name, b, actionName(b)));
          return { ...m, buttons };
        })
        .filter((m) => m.buttons.length > 0),
    }))
    .filter((branch) => branch.modules.length > 0);
}
