import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FORM_PARTS, type FormPart, isFormPart } from "@linehaul/schema/customers/customer-form/parts";
import type { Form } from "./masked-field.tsx";

const Nav = chakra("nav", {
  base: {
    display: "flex",
    flexDirection: { base: "row", lg: "column" },
    gap: "0.5",
    p: "2",
    overflow: "auto",
    bg: "bg.panel",
    borderInlineEndWidth: { lg: "1px" },
    borderBottomWidth: { base: "1px", lg: "0" },
    "& > button": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      px: "2.5",
      h: "control",
      borderRadius: "l2",
      color: "fg.muted",
      textAlign: "start",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
      "& > b": {
        ms: "auto",
        px: "1.5",
        borderRadius: "full",
        bg: "critical.subtle",
        color: "critical.fg",
        textStyle: "xs",
      },
    },
  },
});

/** The parts of the form, each with how many of its fields need attention. */
export function PartNav<Out>(props: { readonly form: Form<Out>; readonly onGo: (part: FormPart) => void }): ReactNode {
  const { t } = useTranslation("customer-form");
  const { errors } = useFormState({ control: props.form.control });
  const broken = new Set(Object.keys(errors));
  return (
    <Nav aria-label={t("parts")}>
      {Object.entries(FORM_PARTS).map(([part, fields]) => {
        const wrong = fields.filter((field) => broken.has(field)).length;
        return isFormPart(part) ? (
          <button key={part} type="button" onClick={() => props.onGo(part)}>
            {t(`part.${part}`)}
            {wrong > 0 && <b aria-label={t("wrong", { count: wrong })}>{wrong}</b>}
          </button>
        ) : null;
      })}
    </Nav>
  );
}
