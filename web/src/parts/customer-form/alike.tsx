import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { DUPLICATE_REASONS } from "@linehaul/schema/customers/customer-form/duplicates";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { askPastStore } from "../../relay/past-store.ts";
import { PageLink } from "../link/page-link.tsx";
import { StatusTag } from "../status/status-tag.tsx";
import { alikeInput } from "./alike-input.ts";
import type { FormRow } from "./customer-form-data.ts";
import type { Form } from "./masked-field.tsx";

const mutation = graphql`
  mutation alikeMutation($input: FindDuplicateCustomersInput!) {
    findDuplicateCustomers(input: $input) {
      found {
        duplicates {
          customerId
          customerCode
          name
          status
          orgCode
          reasons
        }
      }
    }
  }
`;
const Duplicate = z.object({
  customerId: z.string().nullable(),
  customerCode: z.string().nullable(),
  name: z.string().nullable(),
  status: z.enum(CUSTOMER_STATUSES).nullable(),
  orgCode: z.string().nullable(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
});
const Answer = z.object({
  findDuplicateCustomers: z.object({ found: z.object({ duplicates: z.array(Duplicate) }).nullable() }),
});

const Box = chakra("section", {
  base: {
    px: "3",
    py: "2",
    borderRadius: "l2",
    bg: "caution.subtle",
    "& > h2": { fontWeight: "semibold", color: "caution.fg" },
    "& > ul > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "1" },
  },
});

/** Customers that may be the same as the one in the form: looked for whenever a field is left, by what is new in it. */
export function Alike<Out>(props: {
  readonly form: Form<Out>;
  readonly base: FormRow | null;
  readonly whom: (typeof CUSTOMER_TYPES)[number];
}): ReactNode {
  const { t } = useTranslation("customer-form");
  const { form, base, whom } = props;
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly z.infer<typeof Duplicate>[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef("");
  useEffect(() => {
    const fields = root.current?.parentElement;
    const look = () => {
      const input = alikeInput(form.getValues(), base, whom);
      const text = JSON.stringify(input);
      if (input === null || asked.current === text) return;
      asked.current = text;
      // What can't be asked is told when it is saved.
      void askPastStore(environment, mutation, { input }).then(
        (answered) => {
          if (asked.current === text) setFound(Answer.parse(answered).findDuplicateCustomers.found?.duplicates ?? []);
        },
        () => undefined,
      );
    };
    fields?.addEventListener("focusout", look);
    return () => fields?.removeEventListener("focusout", look);
  }, [environment, form, base, whom]);
  return (
    <div ref={root} hidden={found.length === 0}>
      {found.length > 0 && (
        <Box aria-label={t("alike.title")} aria-live="polite">
          <h2>{t("alike.title")}</h2>
          <ul>
            {found.map(({ customerId, customerCode, name, status, orgCode, reasons }, n) => (
              <li key={customerCode ?? n}>
                {customerId !== null && name !== null ? (
                  <PageLink code="CUSTOMER_DETAIL" params={{ id: customerId }} title={name}>
                    {name}
                  </PageLink>
                ) : (
                  <span>{orgCode === null ? t("alike.hidden") : t("alike.ask", { org: orgCode })}</span>
                )}
                {customerCode !== null && <small>{customerCode}</small>}
                {status !== null && <StatusTag kind="customer" value={status} />}
                <small>{reasons.map((reason) => t(`alike.reason.${reason}`)).join(", ")}</small>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </div>
  );
}
