import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { type CertSide, PICTURE_OF } from "@linehaul/schema/customers/cert-picture/side";
import type { memberCertificate_member$key } from "../../../__generated__/memberCertificate_member.graphql.ts";
import { dayText } from "../../../format/period.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { maskedFact } from "../../../parts/masked/masked.tsx";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";

const MemberPicture = lazyPart(() => import("./member-picture.tsx"));
const None = chakra("p", { base: { color: "fg.muted", mt: "2" } });

/** Who a member is by the certificate that he showed, and its pictures for a reason. */
export function MemberCertificate(props: { readonly member: memberCertificate_member$key }): ReactNode {
  const { t } = useTranslation("member-list");
  const texts = useTexts("member-list");
  const member = useFragment(
    graphql`
      fragment memberCertificate_member on Member {
        id
        accountStatus
        realNameState
        realName {
          name
          certType
          certNo
          countryCode
          validUntil
          channel
          hasFront
          hasBack
          verifiedAt
          recordedBy
        }
        viewerMayShowClear
      }
    `,
    props.member,
  );
  const { realName } = member;
  if (!realName) return <None>{t(member.accountStatus === "CANCELLED" ? "erased" : "unknown")}</None>;
  const picture = (side: CertSide): ReactNode =>
    member.viewerMayShowClear ? (
      <Picture memberId={member.id} side={side} what={t(`column.${PICTURE_OF[side]}`)} />
    ) : (
      t("picture")
    );
  return (
    <Facts
      label={(field) => texts(`column.${field}`)}
      facts={{
        realNameState: <StatusTag kind="realName" value={member.realNameState} />,
        realName: realName.name,
        certType: texts(`cert.${realName.certType}`),
        certNo: maskedFact(realName.certNo, "MEMBER_CERT_NO"),
        countryCode: realName.countryCode,
        validUntil: realName.validUntil && dayText(realName.validUntil),
        channel: texts(`channel.${realName.channel}`),
        verifiedAt: <Instant at={realName.verifiedAt} />,
        recordedBy: realName.recordedBy,
        certFront: realName.hasFront && picture("FRONT"),
        certBack: realName.hasBack && picture("BACK"),
      }}
    />
  );
}

function Picture(props: { readonly memberId: string; readonly side: CertSide; readonly what: string }) {
  const { t } = useTranslation("member-list");
  const { memberId, side, what } = props;
  return (
    <ActButton
      text={t("pictureShowOf", { what })}
      question={(onClose) => <MemberPicture memberId={memberId} side={side} title={what} onClose={onClose} />}
    />
  );
}
