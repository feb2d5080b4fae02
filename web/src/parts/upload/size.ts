const MIB = 1024 * 1024;

/** `3 MB`, `0.4 MB`: bytes as limits name them, never 0 for what is something. */
export const megabytes = (bytes: number): string => {
  const size = bytes / MIB;
  return `${size === 0 || size >= 10 ? Math.round(size) : Math.max(0.1, Math.round(size * 10) / 10)} MB`;
};
