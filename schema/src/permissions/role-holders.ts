import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";

const roleCode = z.string().describe("Names the role for the locale files.");
const roleName = z.string().describe("What it is called where the locale files have no name.");
const displayName = z.string().describe("What the user is called on the screen.");

export const HoldingRole = z
  .object({
    id: z.uuid().describe("The role's key."),
    code: roleCode,
    name: roleName,
    status: ConfigStatus.describe("One that is out of use gives nobody the button."),
  })
  .meta({ id: "HoldingRole", description: "A role that holds a button." });
export const HoldingUser = z
  .object({
    userName: z.string().describe("The name to sign in with."),
    displayName,
    status: ConfigStatus.describe("A disabled account can't sign in."),
    roleCodes: z.array(z.string()).describe("Codes of the roles in use that give it to him."),
  })
  .meta({ id: "HoldingUser", description: "Somebody who holds a button now." });

/** As many users of a button as are named. */
export const MOST_HOLDERS = 200;
export const ButtonHolders = z
  .object({
    roles: z.array(HoldingRole).describe("By code, out of use ones too."),
    users: z.array(HoldingUser).describe(`By user name, at most ${MOST_HOLDERS}.`),
    userCount: z.int().describe("How many users there are in all."),
  })
  .meta({ id: "ButtonHolders", description: "Who holds a button." });
export type ButtonHolders = z.infer<typeof ButtonHolders>;

/** Whom somebody asks who misses a button. */
export const WhomToAsk = z.object({
  roles: z
    .array(
      z.object({
        code: roleCode,
        name: roleName,
        buttons: z.array(z.string()).describe("What it holds, as `MODULE.ACTION`."),
      }),
    )
    .describe("Roles in use, the narrowest first."),
  admins: z
    .array(z.object({ displayName, sites: z.array(z.string()).describe("Codes of the sites that he works in.") }))
    .describe("Those who may grant roles."),
});
export type WhomToAsk = z.infer<typeof WhomToAsk>;
