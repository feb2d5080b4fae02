import { z } from "zod";
import { SITE_CODES } from "./sites.ts";

/** A site's code, in what crosses a process boundary. Apart from the sites themselves, which the console loads before any zod. */
export const Site = z.enum(SITE_CODES).meta({
  id: "SiteCode",
  description: "A country site; the host that the console was opened on chooses it.",
});
