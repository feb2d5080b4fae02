import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { orderParty_party$key } from "../../../../__generated__/orderParty_party.graphql.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { maskedFact } from "../../../../parts/masked/masked.tsx";
import { useLabels } from "../use-labels.ts";

/** Sender or receiver: who, how to reach them, where, and their papers. What identifies a person is masked (PERM-12). */
export function OrderParty(props: {
  readonly party: orderParty_party$key;
  readonly who: "SENDER" | "RECEIVER";
  readonly title: string;
}): ReactNode {
  const { label, code } = useLabels();
  const party = useFragment(
    graphql`
      fragment orderParty_party on Party {
        name
        company
        phone
        email
        countryCode
        country {
          name
        }
        regionLevels
        address
        postCode
        cityCode
        certType
        certNo
        vat
        eori
        ioss
      }
    `,
    props.party,
  );
  return (
    <Section title={props.title}>
      <Facts
        label={label}
        facts={{
          name: party.name,
          company: party.company,
          phone: maskedFact(party.phone, `${props.who}_PHONE`),
          email: maskedFact(party.email, `${props.who}_EMAIL`),
          country: party.country ? `${party.country.name} · ${party.countryCode}` : party.countryCode,
          region: party.regionLevels.join(" · "),
          address: maskedFact(party.address, `${props.who}_ADDRESS`),
          postCode: party.postCode,
          cityCode: party.cityCode,
          certType: party.certType && code("certType", party.certType),
          certNo: maskedFact(party.certNo, `${props.who}_CERT_NO`),
          vat: party.vat,
          eori: party.eori,
          ioss: party.ioss,
        }}
      />
    </Section>
  );
}
