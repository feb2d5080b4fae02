/** The lines that there are: `false` is a line left out. */
export const lines = (...parts: readonly (string | false | readonly string[])[]): string =>
  `${parts
    .flat()
    .filter((part) => part !== false)
    .join("\n")}\n`;
