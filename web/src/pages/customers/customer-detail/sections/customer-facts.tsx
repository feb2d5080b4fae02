import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { type CertSide, PICTURE_OF } from "@linehaul/schema/customers/cert-picture/side";
import type { customerFacts_customer$key } from "../../../../__generated__/customerFacts_customer.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Beside, Section } from "../../../../parts/detail/section.tsx";
import { Masked, maskedFact } from "../../../../parts/masked/masked.tsx";
import { ActButton } from "../../../../parts/order-act/act-button.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { ShowPicture } from "../picture/lazy.ts";
import { useDetailMasked } from "../use-detail-masked.tsx";

/** Who a customer is, whom to ask there, and where: a card each. */
export function CustomerFacts(props: { readonly customer: customerFacts_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const c = useFragment(
    graphql`
      fragment customerFacts_customer on Customer {
        id
        customerCode
        intlCustomerCode
        nameZh
        unusableReason
        customerType
        industry
        country {
          name
        }
        province
        city
        address
        postCode
        contactName
        contactPhone
        contactEmail
        salesPerson
        orgCode
        createdAt
        modifiedAt
        modifiedBy
        detail {
          nature
          businessScope
          county
          tel
          certType
          certNo
          hasCertFront
          hasCertBack
          taxNo
          referrer
          deliveryPerson
          pinCode
        }
      }
    `,
    props.customer,
  );
  const own = useDetailMasked();
  const { detail } = c;
  const label = (key: string) => texts(`fact.${key}`);
  return (
    <>
      <Section title={t("section.customer")}>
        <Facts
          label={label}
          facts={{
            customerCode: c.customerCode,
            intlCustomerCode: c.intlCustomerCode,
            nameZh: c.nameZh,
            unusableReason: c.unusableReason,
            customerType: texts(`type.${c.customerType}`),
            industry: c.industry && texts(`industry.${c.industry}`),
            nature: detail?.nature && texts(`nature.${detail.nature}`),
            businessScope: detail?.businessScope,
            certType: detail?.certType && texts(`cert.${detail.certType}`),
            certNo: own(c.id, detail?.certNo, "CUSTOMER_CERT_NO"),
            certFront: detail?.hasCertFront && <Picture customerId={c.id} side="FRONT" />,
            certBack: detail?.hasCertBack && <Picture customerId={c.id} side="BACK" />,
            taxNo: detail?.taxNo,
            salesPerson: c.salesPerson,
            orgCode: c.orgCode,
            referrer: detail?.referrer,
            createdAt: <Instant at={c.createdAt} />,
            modifiedAt: <Instant at={c.modifiedAt} />,
            modifiedBy: c.modifiedBy,
          }}
        />
      </Section>
      <Beside>
        <Section title={t("section.contact")}>
          <Facts
            label={label}
            facts={{
              contactName: c.contactName,
              contactPhone: <Masked value={c.contactPhone} field="CONTACT_PHONE" />,
              contactEmail: maskedFact(c.contactEmail, "CONTACT_EMAIL"),
              tel: own(c.id, detail?.tel, "CUSTOMER_TEL"),
              deliveryPerson: detail?.deliveryPerson,
              pinCode: own(c.id, detail?.pinCode, "CUSTOMER_PIN"),
            }}
          />
        </Section>
        <Section title={t("section.place")}>
          <Facts
            label={label}
            facts={{
              country: c.country?.name,
              province: c.province,
              city: c.city,
              county: detail?.county,
              postCode: c.postCode,
              address: maskedFact(c.address, "CUSTOMER_ADDRESS"),
            }}
          />
        </Section>
      </Beside>
    </>
  );
}

/** That a picture of the certificate is kept, and the way to see it for a reason (CUS-12, PERM-12). */
function Picture({ customerId, side }: { readonly customerId: string; readonly side: CertSide }) {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const what = t(`fact.${PICTURE_OF[side]}`);
  if (!may("CUSTOMER_DETAIL.SHOW_CLEAR")) return t("picture");
  return (
    <ActButton
      text={t("pictureShowOf", { what })}
      question={(onClose) => <ShowPicture customerId={customerId} side={side} title={what} onClose={onClose} />}
    />
  );
}
