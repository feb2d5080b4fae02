/** One of a contract's values; a value that a newer release may know alone is none that can be chosen here: the first stands for it. */
export const known = <V extends string>(all: readonly [V, ...V[]], value: string): V =>
  all.find((one) => one === value) ?? all[0];
