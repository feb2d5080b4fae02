/** What the list of modules needs of one to place it. */
export interface PlacedModule {
  readonly id: string;
  readonly code: string;
  readonly parentCode: string | null | undefined;
  readonly name: string;
}
export interface ModuleLine<M extends PlacedModule> {
  readonly module: M;
  readonly isBranch: boolean;
  /** Of a branch: how many stand in it. */
  readonly below: number;
}

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The menu as lines: each branch with what stands in it, unless it is folded. A keyword leaves what it names, with its branch. */
export function moduleLines<M extends PlacedModule>(
  modules: readonly M[],
  folded: ReadonlySet<string>,
  keyword: string,
): readonly ModuleLine<M>[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean);
  const isNamed = ({ name, code }: M) => words.every((word) => plain(`${name} ${code}`).includes(word));
  const known = new Set(modules.map((m) => m.code));
  const isTop = ({ parentCode }: M) => parentCode === null || parentCode === undefined || !known.has(parentCode);
  return modules.filter(isTop).flatMap((top) => {
    const all = modules.filter((m) => m.parentCode === top.code);
    const found = isNamed(top) ? all : all.filter(isNamed);
    if (words.length > 0 && found.length === 0 && !isNamed(top)) return [];
    const line = { module: top, isBranch: true, below: all.length };
    if (words.length === 0 && folded.has(top.code)) return [line];
    return [line, ...found.map((module) => ({ module, isBranch: false, below: 0 }))];
  });
}
