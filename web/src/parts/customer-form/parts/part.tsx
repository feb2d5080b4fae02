import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormPart } from "@linehaul/schema/customers/customer-form/parts";
import { Section } from "../../detail/section.tsx";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" },
    columnGap: "4",
    rowGap: "3",
  },
});

/** A part of the form: a card with fields, two beside each other where there is room. */
export function Part(props: { readonly part: FormPart; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation("customer-form");
  return (
    <div data-part={props.part}>
      <Section title={t(`part.${props.part}`)}>
        <Grid>{props.children}</Grid>
      </Section>
    </div>
  );
}
