import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  orderPersonnel_detail$data,
  orderPersonnel_detail$key,
} from "../../../../__generated__/orderPersonnel_detail.graphql.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Masked } from "../../../../parts/masked/masked.tsx";
import { Revealable } from "../../../../parts/masked/revealable.ts";

type Person = Omit<orderPersonnel_detail$data["personnel"][number], "duty" | "area" | "standIn">;

const Line = chakra("span", { base: { display: "block", "& > small": { color: "fg.muted" } } });

/** Somebody, and his telephone, which those who may reveal here. */
const Called = ({ person, name }: { readonly person: Person; readonly name: string }) => (
  <Revealable value={{ id: person.personId, viewerMay: person.viewerMayShowClear }}>
    <Line>
      {name} <small>{person.workNo}</small> <Masked value={person.phone} field="PERSONNEL_PHONE" />
    </Line>
  </Revealable>
);

/** Who sees to the order where it comes from and where it goes to, duty by duty. */
export function OrderPersonnel(props: { readonly detail: orderPersonnel_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { personnel } = useFragment(
    graphql`
      fragment orderPersonnel_detail on OrderDetail {
        personnel {
          personId
          duty
          area
          name
          workNo
          phone
          viewerMayShowClear
          standIn {
            personId
            name
            workNo
            phone
            viewerMayShowClear
          }
        }
      }
    `,
    props.detail,
  );
  if (personnel.length === 0) return null;
  const facts = personnel.map(({ duty, area, standIn, ...person }) => [
    duty,
    <div key={duty}>
      <Called person={person} name={area === "" ? person.name : `${person.name} · ${area}`} />
      {standIn && <Called person={standIn} name={t("personnel.standIn", { name: standIn.name })} />}
    </div>,
  ]);
  return (
    <Section title={t("section.personnel")}>
      <Facts label={(duty) => t(`personnel.duty.${duty}`)} facts={Object.fromEntries(facts)} />
    </Section>
  );
}
