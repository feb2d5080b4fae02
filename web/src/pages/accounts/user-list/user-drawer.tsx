import { Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { userDrawer_account$key } from "../../../__generated__/userDrawer_account.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { nameOf } from "../../../parts/account/name-of.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { maskedFact } from "../../../parts/masked/masked.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { UserMails } from "./user-mails.tsx";
import { UserSignIns } from "./user-sign-ins.tsx";

/** An account beside its list: whose it is, what it is, and the newest mails to its owner and sign-ins with it. */
export function UserDrawer(props: {
  readonly account: userDrawer_account$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("user-list");
  const texts = useTexts("user-list");
  const account = useFragment(
    graphql`
      fragment userDrawer_account on UserAccount {
        id
        userCode
        userName
        firstName
        lastName
        status
        reason
        userType
        accountType
        dataSource
        mainCode
        customerId
        customerCode
        customerName
        email
        emailVerifiedAt
        phone
        hasPassword
        signedInAt
        cancelAt
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayOpen
        viewerMayShowClear
      }
    `,
    props.account,
  );
  const { id, customerId, customerName, accountType, signedInAt, cancelAt } = account;
  const whom = customerName && `${customerName} · ${account.customerCode}`;
  return (
    <AskedDrawer title={account.userCode} of={id} onClose={props.onClose}>
      {(tries) => (
        <>
          <Revealable value={{ id, viewerMay: account.viewerMayShowClear }}>
            <Facts
              label={(field) => texts(`column.${field}`)}
              facts={{
                status: <StatusTag kind="account" value={account.status} />,
                reason: account.reason,
                cancelAt: cancelAt && <Instant at={cancelAt} />,
                userName: account.userName,
                name: nameOf(account),
                email: maskedFact(account.email, "ACCOUNT_EMAIL"),
                emailVerifiedAt:
                  account.email &&
                  (account.emailVerifiedAt ? <Instant at={account.emailVerifiedAt} /> : t("emailUnverified")),
                phone: maskedFact(account.phone, "ACCOUNT_PHONE"),
                hasPassword: t(account.hasPassword ? "passwordSet" : "passwordNone"),
                accountType: accountType === "PERSONAL" ? t("ofPerson") : texts(`type.${accountType}`),
                userType: texts(`userType.${account.userType}`),
                mainCode: account.mainCode,
                customer:
                  customerId && whom && account.viewerMayOpen ? (
                    <PageLink code="CUSTOMER_DETAIL" params={{ id: customerId }} title={customerName}>
                      {whom}
                    </PageLink>
                  ) : (
                    whom
                  ),
                dataSource: texts(`source.${account.dataSource}`),
                signedInAt: signedInAt && <Instant at={signedInAt} />,
                created: (
                  <>
                    <Instant at={account.createdAt} /> {account.createdBy}
                  </>
                ),
                modified: (
                  <>
                    <Instant at={account.modifiedAt} /> {account.modifiedBy}
                  </>
                ),
              }}
            />
          </Revealable>
          <Heading as="h3" size="sm" fontWeight="semibold" mt="5" mb="2">
            {t("mails")}
          </Heading>
          <UserMails id={id} turn={tries} />
          <Heading as="h3" size="sm" fontWeight="semibold" mt="5" mb="2">
            {t("signIns")}
          </Heading>
          <UserSignIns id={id} turn={tries} />
        </>
      )}
    </AskedDrawer>
  );
}
