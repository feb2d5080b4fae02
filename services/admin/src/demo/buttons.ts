import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";

const part = (pattern: string): string => pattern.replaceAll(".", "\\.").replaceAll("*", ".*");

/** The menu's buttons that any of the patterns names: `*` stands for any part of a name. */
export function buttonsLike(patterns: readonly string[]): MenuButton[] {
  const like = new RegExp(`^(?:${patterns.map(part).join("|")})$`);
  return patterns.length === 0 ? [] : BUTTONS.filter((button) => like.test(button));
}
