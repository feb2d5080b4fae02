import { Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { memberDrawer_member$key } from "../../../__generated__/memberDrawer_member.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { nameOf } from "../../../parts/account/name-of.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { maskedFact } from "../../../parts/masked/masked.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { MemberCertificate } from "./member-certificate.tsx";

/** A member beside the list: his account, and who he is by his certificate. */
export default function MemberDrawer(props: {
  readonly member: memberDrawer_member$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("member-list");
  const texts = useTexts("member-list");
  const member = useFragment(
    graphql`
      fragment memberDrawer_member on Member {
        id
        userCode
        firstName
        lastName
        accountStatus
        dataSource
        customerId
        customerCode
        customerName
        email
        phone
        signedInAt
        createdAt
        viewerMayOpen
        viewerMayShowClear
        ...memberCertificate_member
      }
    `,
    props.member,
  );
  const { id, customerId, customerName, signedInAt } = member;
  const whom = customerName && `${customerName} · ${member.customerCode}`;
  return (
    <AskedDrawer title={member.userCode} of={id} onClose={props.onClose}>
      {() => (
        <Revealable value={{ id, viewerMay: member.viewerMayShowClear }}>
          <Heading as="h3" size="sm" fontWeight="semibold" mb="2">
            {t("certificate")}
          </Heading>
          <MemberCertificate member={member} />
          <Heading as="h3" size="sm" fontWeight="semibold" mt="5" mb="2">
            {t("account")}
          </Heading>
          <Facts
            label={(field) => texts(`column.${field}`)}
            facts={{
              accountStatus: <StatusTag kind="account" value={member.accountStatus} />,
              name: nameOf(member),
              email: maskedFact(member.email, "MEMBER_EMAIL"),
              phone: maskedFact(member.phone, "MEMBER_PHONE"),
              customer:
                customerId && whom && member.viewerMayOpen ? (
                  <PageLink code="CUSTOMER_DETAIL" params={{ id: customerId }} title={customerName}>
                    {whom}
                  </PageLink>
                ) : (
                  whom
                ),
              dataSource: texts(`source.${member.dataSource}`),
              signedInAt: signedInAt && <Instant at={signedInAt} />,
              createdAt: <Instant at={member.createdAt} />,
            }}
          />
        </Revealable>
      )}
    </AskedDrawer>
  );
}
