const STEP = 1024;
const UNITS = ["B", "KiB", "MiB", "GiB"] as const;

/** `1.4 MiB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)));
  const value = bytes / STEP ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}
