import type { ServiceOptions } from "@linehaul/kit/service-options";
import { userAccountCopyRoutes } from "@linehaul/schema/accounts/user-account/copy";
import { customerCopyRoutes } from "@linehaul/schema/customers/customer-copy";
import { forgetFindings } from "@linehaul/kit/finding/forget";
import { forgetSent } from "@linehaul/kit/way-out/forget";
import { features } from "./__generated__/features.ts";
import { accountFindings } from "./accounts/finding/table.ts";
import { accountsErase } from "./accounts/user-account/erase.ts";
import { composeMail } from "./accounts/user-account/mail/compose.ts";
import { callbackBlacklistCopies } from "./base-data/callback-blacklist/copies.ts";
import { countryCopies } from "./base-data/country/copies.ts";
import { fieldRuleCopies } from "./base-data/field-rule/copies.ts";
import { phoneRuleCopies } from "./base-data/phone-rule/copies.ts";
import { regionCopies } from "./base-data/region/copies.ts";
import { contractsExpire } from "./customers/contract-signing/expire.ts";
import { customerFindings } from "./customers/finding/table.ts";
import { releaseStates } from "./customers/intl-customer/release-states.ts";

/** The customer service: customers and what belongs to them. */
export const customer: ServiceOptions = {
  service: "customer",
  features,
  copied: [customerCopyRoutes.copy, userAccountCopyRoutes.copy],
  copies: { order: [phoneRuleCopies, fieldRuleCopies, callbackBlacklistCopies, countryCopies, regionCopies] },
  tasks: [forgetSent, forgetFindings(customerFindings, accountFindings), contractsExpire, accountsErase],
  keeps: { BDUS: releaseStates },
  composes: (digest, { ACCOUNT_LINK_URL }) => ({ MAIL: (body) => composeMail(digest, ACCOUNT_LINK_URL, body) }),
  migrations: new URL("../migrations", import.meta.url),
};
