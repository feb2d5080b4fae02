import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { CUSTOMER_STEPS } from "@linehaul/schema/customers/lifecycle";
import type { customerHead_customer$key } from "../../../../__generated__/customerHead_customer.graphql.ts";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { TurnButtons } from "../../../../parts/customer-turn/turn-buttons.tsx";
import { HeadActs, HeadBar } from "../../../../parts/detail/head.ts";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

const FORMS = [
  { type: "ENTERPRISE", code: "COMPANY_CUSTOMER_FORM" },
  { type: "PERSONAL", code: "PERSON_CUSTOMER_FORM" },
] as const;
const WAYS = ["ENABLE", "DISABLE"] as const;
const BEGINS = ["COMPANY_CUSTOMER_ENABLE_EDIT.EDIT", "COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE"] as const;
const Code = chakra("p", { base: { fontVariantNumeric: "tabular-nums" } });
/** The strip above a customer: his name and code, his status, and what may be done now. */
export function CustomerHead(props: {
  readonly customer: customerHead_customer$key;
  readonly onTurned: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may, open } = useShell();
  const { id, nameEn, customerCode, customerType, status } = useFragment(
    graphql`
      fragment customerHead_customer on Customer {
        id
        nameEn
        customerCode
        customerType
        status
      }
    `,
    props.customer,
  );
  const form = FORMS.find((one) => one.type === customerType);
  return (
    <HeadBar>
      <h1 title={nameEn}>{nameEn}</h1>
      <StatusTag kind="customer" value={status} />
      <Code>{customerCode}</Code>
      <CopyButton text={customerCode} label={t("copyCode")} />
      <HeadActs>
        {form && may(FORM_BUTTONS[form.type].edit) && (
          <Button size="sm" onClick={() => open(form.code, { id }, { title: nameEn })}>
            {t("edit")}
          </Button>
        )}
        {status === "APPROVED" && BEGINS.some(may) && (
          <Button size="sm" onClick={() => open("COMPANY_CUSTOMER_ENABLE_EDIT", { id }, { title: nameEn })}>
            {t("begin")}
          </Button>
        )}
        <TurnButtons
          ids={[id]}
          ways={WAYS.filter((step) => CUSTOMER_STEPS[step].from.some((one) => one === status))}
          onTurned={props.onTurned}
        />
      </HeadActs>
    </HeadBar>
  );
}
