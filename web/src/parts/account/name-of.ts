/** What somebody is called, as his account has it: family name last. */
export const nameOf = (of: {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string => [of.firstName, of.lastName].filter(Boolean).join(" ");
