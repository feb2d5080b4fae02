import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { missingOf } from "@linehaul/schema/customers/customer-form/complete";
import { editsOf, FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { isFormField } from "@linehaul/schema/customers/customer-form/parts";
import { BusyButton } from "../button/busy-button.tsx";
import { Problem } from "../form/problem.tsx";
import { useRules } from "../lazy/rule-texts.ts";
import { PageBar, PageFrame } from "../page/page-bar.tsx";
import { PageLink } from "../link/page-link.tsx";
import { StatusTag } from "../status/status-tag.tsx";
import { useRefresh, useShell } from "../../tab/use-shell.ts";
import { Alike } from "./alike.tsx";
import { MASKED } from "./customer-form-data.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { PartNav } from "./part-nav.tsx";
import { CarePart } from "./parts/care-part.tsx";
import { ContactPart } from "./parts/contact-part.tsx";
import { PeoplePart } from "./parts/people-part.tsx";
import { PlacePart } from "./parts/place-part.tsx";
import { SettlementPart } from "./parts/settlement-part.tsx";
import { WhoPart } from "./parts/who-part.tsx";
import { ReviewNotices } from "./review-notices.tsx";
import type { CustomerSave } from "./use-customer-save.ts";

const Body = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "13rem minmax(0, 1fr)" },
    gridTemplateRows: { base: "auto minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
    borderTopWidth: "1px",
    bg: "bg",
  },
});
const Scroll = chakra("section", { base: { minH: "0", overflow: "auto", p: "4", "& > *": { maxW: "60rem" } } });
const Parts = chakra("fieldset", { base: { border: "0", m: "0", p: "0", minW: "0", display: "grid", gap: "3" } });
const Above = chakra("div", { base: { mb: "3" } });
const Tag = chakra("div", { base: { flexShrink: "0" } });
const Form = chakra("form", { base: { display: "contents" } });

/** The form of a company or a person as a page, in parts (CUS-19, CUS-20): saved complete or not, and put before a review. */
export function CustomerForm(props: {
  readonly whom: (typeof CUSTOMER_TYPES)[number];
  readonly of: CustomerSave;
  /** What is to be known before it is filled in. */
  readonly above?: ReactNode;
}): ReactNode {
  const { t } = useTranslation("customer-form");
  const say = useRules();
  const { may, setTitle } = useShell();
  const { whom, of } = props;
  const { save, base } = of;
  const { form } = save;
  const scroll = useRef<HTMLElement>(null);
  const title = base?.nameEn ?? t(`new.${whom}`);
  useEffect(() => setTitle(title), [title, setTitle]);
  useRefresh(() => {
    if (!save.isDirty) of.reread();
  });
  const isNew = base === null || base.status === "ADDED" || base.status === "REJECTED";
  const isResting = base?.status === "PENDING_REVIEW";
  const buttons = base === null ? [FORM_BUTTONS[whom].create] : editsOf(whom, base.status);
  const maySave = buttons.some(may) && !isResting;
  const maySubmit = isNew && maySave && may(FORM_BUTTONS[whom].submit);

  /** What a review asks for and is not there is told at its field; nothing is sent before. */
  const isComplete = (): boolean => {
    const values = form.getValues();
    const kept = MASKED.filter((name) => base?.[name] && values[name] === undefined);
    const missing = missingOf(whom, { ...values, ...Object.fromEntries(kept.map((name) => [name, "kept"])) });
    missing.forEach((name, n) => {
      if (isFormField(name))
        form.setError(name, { type: "server", message: say("required") }, { shouldFocus: n === 0 });
    });
    return missing.length === 0;
  };
  const submit = () => {
    if (!isComplete()) return;
    if (base !== null && !save.isDirty) of.submit();
    else {
      of.follow("SUBMIT");
      scroll.current?.closest("form")?.requestSubmit();
    }
  };
  return (
    <PageFrame>
      <Form
        noValidate
        onSubmit={save.submit}
        onKeyDown={(e) => {
          if (e.key !== "Enter" || !(e.ctrlKey || e.metaKey)) return;
          e.preventDefault();
          e.currentTarget.requestSubmit();
        }}
      >
        <PageBar
          title={title}
          count={base === null ? null : <small>{base.customerCode}</small>}
          tabs={
            base === null ? null : (
              <Tag>
                <StatusTag kind="customer" value={base.status} />
              </Tag>
            )
          }
          actions={
            <>
              {base?.viewerMayOpen === true && (
                <PageLink code="CUSTOMER_DETAIL" params={{ id: base.customerId }} title={base.nameEn}>
                  {t("openPage")}
                </PageLink>
              )}
              {maySave && (
                <BusyButton
                  type="submit"
                  variant={maySubmit ? "outline" : "solid"}
                  isBusy={save.isSaving}
                  onClick={() => of.follow("STAY")}
                >
                  {t("save")}
                </BusyButton>
              )}
              {maySubmit && (
                <BusyButton type="button" variant="solid" isBusy={save.isSaving || of.isSubmitting} onClick={submit}>
                  {t(base === null || save.isDirty ? "saveAndSubmit" : "submit")}
                </BusyButton>
              )}
            </>
          }
        />
        <Body>
          <PartNav
            form={form}
            onGo={(part) => scroll.current?.querySelector(`[data-part=${part}]`)?.scrollIntoView()}
          />
          <Scroll ref={scroll} tabIndex={0} aria-label={title}>
            {props.above && <Above>{props.above}</Above>}
            <ReviewNotices row={base} onTakenBack={of.reread} />
            {save.problem && <Problem {...save.problem} />}
            <Parts disabled={!maySave}>
              <Alike form={form} base={base} whom={whom} />
              <WhoPart form={form} base={base} whom={whom} />
              <PlacePart form={form} base={base} />
              <ContactPart form={form} base={base} />
              <PeoplePart form={form} base={base} />
              <SettlementPart form={form} base={base} />
              <CarePart form={form} />
            </Parts>
          </Scroll>
        </Body>
      </Form>
      {of.now !== null && base !== null && (
        <MergeDialog base={base} now={of.now} yours={form.getValues()} onMerge={of.merge} />
      )}
    </PageFrame>
  );
}
