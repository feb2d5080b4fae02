import type { Db } from "@linehaul/kit/database-type";
import { feature as bind } from "@linehaul/kit/feature";
import { findSensitive } from "@linehaul/kit/finding/find";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { userAccountCopyRoutes } from "@linehaul/schema/accounts/user-account/copy";
import { ACCOUNT_STATUSES } from "@linehaul/schema/accounts/user-account/lifecycle";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import { userAccountSorts } from "@linehaul/schema/accounts/user-account/row";
import type { FindingKind } from "@linehaul/schema/finding/limits";
import { and, eq, inArray } from "drizzle-orm";
import { lookFor } from "../finding/look.ts";
import { foundBy } from "../finding/read.ts";
import { accountFindings } from "../finding/table.ts";
import { checkAccount } from "./check.ts";
import { userAccountsCopied } from "./copied.ts";
import { matching, mineAccounts } from "./filter.ts";
import { mailsOf } from "./mail/mails.ts";
import { redeemLink } from "./mail/redeem.ts";
import { sendMails } from "./mail/send.ts";
import { resetPassword } from "./reset-password.ts";
import { formRules } from "./ruled.ts";
import { createAccount, updateAccount } from "./save.ts";
import { showAccount } from "./show-clear.ts";
import { signInsOf } from "./sign-ins.ts";
import { type AccountRecord, userAccount } from "./table.ts";
import { turnAccounts } from "./turn.ts";
import { accountViews } from "./view.ts";

const sorts = sortsIn(userAccount, userAccountSorts);
const whole = (row: AccountRecord): AccountRecord => row;

export const feature = bind(
  { ...userAccountRoutes, ...userAccountCopyRoutes },
  {
    copy: ({ body }, { db }) => userAccountsCopied(db, body),
    pageQuery: async ({ body: query }, call) => {
      const { db } = call;
      const { where: found, finding } = await foundBy(call, query.filter?.finding);
      const within = and(await mineAccounts(call), found);
      const others = matching({ ...query.filter, status: undefined });
      const where = and(within, matching(query.filter));
      const [page, counts] = await Promise.all([
        pageRows({ db, table: userAccount, query, sorts, where, row: whole }),
        query.want.includes("statusCounts")
          ? countEach(db, userAccount, ACCOUNT_STATUSES, (status) => [
              and(within, others, eq(userAccount.status, status)),
            ])
          : null,
      ]);
      return {
        ...page,
        data: await accountViews(db, page.data),
        statusCounts: counts?.map(({ kind: status, ...count }) => ({ status, ...count })) ?? null,
        finding,
      };
    },
    byIds: async ({ body: { ids } }, call) => {
      const where = and(await mineAccounts(call), inArray(userAccount.id, ids));
      return accountViews(call.db, await call.db.select().from(userAccount).where(where));
    },
    findSensitive: async ({ body }, call) => {
      const mine = await mineAccounts(call);
      const look = (tx: Db, kind: FindingKind, sought: string) => lookFor(tx, kind, sought, mine);
      return findSensitive(call, { thing: "userAccount", tables: accountFindings, look }, body);
    },
    create: ({ body }, call) => createAccount(call, body),
    update: ({ body }, call) => updateAccount(call, body),
    fieldRules: ({ query }, call) => formRules(call, query),
    enable: ({ body }, call) => turnAccounts(call, { step: "ENABLE", ...body }),
    disable: ({ body }, call) => turnAccounts(call, { step: "DISABLE", ...body }),
    unlock: ({ body }, call) => turnAccounts(call, { step: "UNLOCK", ...body }),
    cancel: ({ body }, call) => turnAccounts(call, { step: "CANCEL", ...body }),
    keep: ({ body }, call) => turnAccounts(call, { step: "KEEP", ...body }),
    resetPassword: ({ body }, call) => resetPassword(call, body),
    showClear: ({ body }, call) => showAccount(call, body),
    check: ({ body }, call) => checkAccount(call, body),
    sendEmail: ({ body }, call) => sendMails(call, body),
    redeem: ({ body }, call) => redeemLink(call, body),
    mails: ({ query }, call) => mailsOf(call, query.id),
    signIns: ({ query }, call) => signInsOf(call, query.id),
  },
);
