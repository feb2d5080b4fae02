/** `2026/11/20`, as every day of the console; `…` where there is none. */
export const dayText = (day: string | null | undefined): string => day?.replaceAll("-", "/") ?? "…";

/** The days on which a row holds: `2026/11/01 – …`. */
export const periodText = (row: { readonly validFrom: string; readonly validTo?: string | null | undefined }): string =>
  `${dayText(row.validFrom)} – ${dayText(row.validTo)}`;
