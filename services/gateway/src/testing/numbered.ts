const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
/** Different for each kind and number, and a uuid. */
export const uuid = (kind: number, n: number): string => `018f${hex(kind, 4)}-0000-7000-8000-${hex(n, 12)}`;
/** A minute for each number. */
export const timeOf = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
export const customerCode = (n: number): string => String(1_000_000_000 + n);
