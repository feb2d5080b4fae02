import { z } from "zod";
import { copied, copiedShape } from "../../copy.ts";
import { Site } from "../../site-code.ts";

/** What orders must know of an account that a customer places them with, as the order service keeps it. */
export const UserAccountCopied = z
  .object({
    ...copiedShape,
    site: Site.describe("The site that it belongs to."),
    userCode: z.string().describe("Its code, by which orders name it."),
    mainUserCode: z.string().describe("The code of the main account that it is a sub of; its own where it is none."),
    customerCode: z.string().describe("The customer whose account it is."),
    isCancelled: z.boolean().describe("It was cancelled: it places nothing any more."),
  })
  .meta({ id: "UserAccountCopied" });
export type UserAccountCopied = z.infer<typeof UserAccountCopied>;

export const userAccountCopied = copied("customer", "userAccount", UserAccountCopied);
export const userAccountCopyRoutes = { copy: userAccountCopied.route } as const;
