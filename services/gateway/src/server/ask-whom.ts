import type { Button } from "@linehaul/schema/modules";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Visit } from "../access/visit.ts";

/** "Why can't I?": roles that hold one of the buttons, and people who grant roles. */
export interface AskWhom {
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  /** Names as the screen shows them. */
  readonly admins: readonly string[];
}

const MOST = 3;

/** Whom somebody on a site asks for one of these buttons: the narrowest roles, and who is in charge of the site. */
export function askWhom({ roles, admins }: WhomToAsk, may: readonly Button[], site: SiteCode): AskWhom {
  const here = admins.filter((admin) => admin.sites.includes(site));
  return {
    roles: roles
      .filter((role) => role.buttons.some((held) => may.some((button) => button === held)))
      .slice(0, MOST)
      .map(({ code, name }) => ({ code, name })),
    admins: (here.length > 0 ? here : admins).slice(0, MOST).map((admin) => admin.displayName),
  };
}

/** What is known of it; null while the admin service can't say: a refusal does not wait for an advice. */
export const whomToAsk = async ({ reference }: Visit): Promise<WhomToAsk | null> => {
  try {
    return await reference.whomToAsk.get();
  } catch {
    return null;
  }
};
