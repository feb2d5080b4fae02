import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  checklist_readiness$data,
  checklist_readiness$key,
} from "../../../__generated__/checklist_readiness.graphql.ts";
import type { checklistMutation } from "../../../__generated__/checklistMutation.graphql.ts";
import { dayText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { errorsIn, useAct } from "../../../parts/form/use-act.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { toast } from "../../../tab/toast/queue.ts";
import { useShell } from "../../../tab/use-shell.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "5.5rem minmax(0, 1fr)", md: "5.5rem minmax(0, 1fr) auto" },
      columnGap: "3",
      py: "1.5",
      borderTopWidth: "1px",
    },
    "& > li > b": { fontWeight: "medium" },
    "& > li > a": { gridColumn: { base: "2", md: "auto" } },
    "& > li[data-is=THERE] > b": { color: "success.fg" },
    "& > li[data-is=LACKING] > b": { color: "critical.fg" },
    "& > li[data-is=SPARED]": { color: "fg.muted" },
    "& small": { display: "block", textStyle: "xs", color: "fg.muted" },
  },
});
const Foot = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mt: "2", "& > p": { color: "fg.muted" } },
});

type Item = checklist_readiness$data["items"][number];
const standing = ({ isNeeded, isThere }: Item): "THERE" | "LACKING" | "SPARED" =>
  !isNeeded ? "SPARED" : isThere ? "THERE" : "LACKING";

/** What a customer needs before it becomes usable, what of it is there, and where the rest is mended; then the act itself. */
export function Checklist(props: {
  readonly readiness: checklist_readiness$key;
  /** The customer's form stands below: what is mended in it needs no link. */
  readonly isWithForm?: true;
  readonly onBegun: () => void;
}): ReactNode {
  const { t } = useTranslation("company-customer-enable-edit");
  const texts = useTexts("company-customer-enable-edit");
  const { refresh } = useShell();
  const readiness = useFragment(
    graphql`
      fragment checklist_readiness on CustomerReadiness {
        customerId
        customerCode
        customerType
        version
        status
        isReady
        viewerMayBegin
        items {
          name
          isNeeded
          isThere
          rules
          until
        }
      }
    `,
    props.readiness,
  );
  const { customerId: id, version, items, isReady, status } = readiness;
  const [idempotencyKey, renew] = useState(newIdempotencyKey);
  const beginning = useAct<checklistMutation>(graphql`
    mutation checklistMutation($input: BeginCustomerInput!) {
      beginCustomer(input: $input) {
        readiness {
          customerId
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const begin = () =>
    beginning.act(
      { input: { id, version, idempotencyKey } },
      (answer) => {
        if (errorsIn(answer).length > 0) return;
        toast({ tone: "success", text: t("begun") });
        refresh("CUSTOMER_LIST");
        refresh("CUSTOMER_DETAIL");
        props.onBegun();
      },
      () => {
        renew(newIdempotencyKey);
        props.onBegun();
      },
    );
  return (
    <Section title={t("needs")}>
      <List>
        {items.map((item) => {
          const is = standing(item);
          return (
            <li key={item.name} data-is={is}>
              <b>{t(`is.${is}`)}</b>
              <div>
                {texts(`item.${item.name}`)}
                {item.rules.length > 0 && <small>{t("rules", { rules: item.rules.join(", ") })}</small>}
                {item.until && <small>{t("until", { day: dayText(item.until) })}</small>}
              </div>
              {is === "LACKING" && <Mend item={item.name} {...readiness} isWithForm={props.isWithForm ?? false} />}
            </li>
          );
        })}
      </List>
      <Foot>
        {readiness.viewerMayBegin && (
          <BusyButton type="button" variant="solid" disabled={!isReady} isBusy={beginning.isBusy} onClick={begin}>
            {t("begin")}
          </BusyButton>
        )}
        <p>{t(status === "APPROVED" ? (isReady ? "ready" : "lacks") : "notApproved")}</p>
      </Foot>
    </Section>
  );
}

/** Where something is mended. */
function Mend(props: {
  readonly item: Item["name"];
  readonly customerId: string;
  readonly customerCode: string;
  readonly customerType: checklist_readiness$data["customerType"];
  readonly isWithForm: boolean;
}): ReactNode {
  const { t } = useTranslation("company-customer-enable-edit");
  const { may } = useShell();
  const { item, customerId: id, customerCode } = props;
  switch (item) {
    case "IDENTITY":
    case "CONTACT": {
      const form = props.customerType === "PERSONAL" ? "PERSON_CUSTOMER_FORM" : "COMPANY_CUSTOMER_FORM";
      return (
        !props.isWithForm &&
        may(`${form}.EDIT`) && (
          <PageLink code={form} params={{ id }}>
            {t("mend.FORM")}
          </PageLink>
        )
      );
    }
    case "CARD":
      return (
        may("CUSTOMER_DETAIL.VIEW") && (
          <PageLink code="CUSTOMER_DETAIL" params={{ id }}>
            {t("mend.CARD")}
          </PageLink>
        )
      );
    case "CONTRACT":
    case "AGREEMENT":
      return (
        may("CONTRACT_SIGNING.VIEW") && (
          <PageLink code="CONTRACT_SIGNING" params={{ keyword: customerCode }}>
            {t("mend.PAPER")}
          </PageLink>
        )
      );
    case "%future added value":
      return null;
  }
}
