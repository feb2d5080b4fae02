import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import type { z } from "zod";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { type CompanyForm, type CustomerValues, FORM_OF } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { config } from "../../browser/config.ts";
import type { ModuleCode } from "@linehaul/schema/modules";
import { toast } from "../../tab/toast/queue.ts";
import { useShell } from "../../tab/use-shell.ts";
import type { Write } from "../form/use-act.ts";
import { type SaveForm, useSaveForm } from "../form/use-save-form.ts";
import { blank, type FormKey, type FormRow, readForm, valuesOf } from "./customer-form-data.ts";
import { merged } from "./merge.ts";
import { useSubmitCustomer } from "./use-submit-customer.ts";

export type Saved = z.output<typeof CompanyForm>;
/** Which customer is saved, as it was read; neither of a new one. */
export interface Edited {
  readonly id?: string;
  readonly version?: number;
}

/** A customer's form on its way to be saved, again and again. */
export interface CustomerSave {
  readonly save: SaveForm<CustomerValues, Saved>;
  /** The customer as it was read last; null of a new one. */
  readonly base: FormRow | null;
  /** It is as this says now: somebody else changed it meanwhile. */
  readonly now: FormRow | null;
  /** Goes on over the customer as it is now; the user gives up his own of these fields. */
  readonly merge: (givenUp: ReadonlySet<string>) => void;
  /** Asks for the customer anew: the form is as it is from then on. */
  readonly reread: () => void;
  /** What follows the next save: nothing, or a review. */
  readonly follow: (next: "STAY" | "SUBMIT") => void;
  /** Puts the customer, as it was read, before a review. */
  readonly submit: () => void;
  readonly isSubmitting: boolean;
}

/** What the form stands on. */
interface Held {
  readonly base: FormRow | null;
  /** What the user did besides, over what somebody else did meanwhile; null: nothing. */
  readonly over: CustomerValues | null;
}

/**
 * Saves a customer's form, which stays open. A save of an older version loses nothing: the customer is asked for anew, and what somebody
 * else changed stands beside what the user did.
 */
export function useCustomerSave<M extends Write>(o: {
  readonly whom: (typeof CUSTOMER_TYPES)[number];
  /** The form's own page: one that made a customer goes on as that customer's. */
  readonly page: ModuleCode;
  readonly first: FormKey | null;
  readonly mutation: GraphQLTaggedNode;
  readonly variables: (values: Saved, edited: Edited, idempotencyKey: string) => VariablesOf<M>;
  readonly savedOf: (response: M["response"]) => FormKey | null | undefined;
  /** Asks for the customer as it is now; null where it is not the caller's any more. */
  readonly ask: (customerId: string) => Promise<FormKey | null>;
  /** It was saved: what stands beside the form may be another. */
  readonly onSaved?: (() => void) | undefined;
}): CustomerSave {
  const { t } = useTranslation("customer-form");
  const { open, close, refresh } = useShell();
  const [held, hold] = useState<Held>(() => ({ base: o.first && readForm(o.first), over: null }));
  const { base } = held;
  const [now, setNow] = useState<FormRow | null>(null);
  const [isNew] = useState(o.first === null);
  const next = useRef<"STAY" | "SUBMIT">("STAY");
  const adopt = (row: FormRow) => {
    hold({ base: row, over: null });
    setNow(null);
  };
  /** The customer as it is now. */
  const read = (then: (row: FormRow) => void) => {
    if (base === null) return;
    void o.ask(base.customerId).then(
      (key) => (key === null ? toast({ tone: "critical", text: t("gone") }) : then(readForm(key))),
      () => toast({ tone: "critical", text: t("changedUnread") }),
    );
  };
  /** It was saved, or put before a review. */
  const done = (row: FormRow) => {
    refresh("CUSTOMER_LIST");
    refresh("CUSTOMER_DETAIL");
    if (o.page !== "COMPANY_CUSTOMER_ENABLE_EDIT") refresh("COMPANY_CUSTOMER_ENABLE_EDIT");
    o.onSaved?.();
    if (!isNew) return;
    open(o.page, { id: row.customerId }, { title: row.nameEn });
    close();
  };
  const submitting = useSubmitCustomer((row) => {
    adopt(row);
    done(row);
  });
  const save = useSaveForm<CustomerValues, Saved, M>({
    schema: FORM_OF[o.whom],
    defaults: base === null ? blank(config.site) : valuesOf(base),
    mutation: o.mutation,
    variables: (values, idempotencyKey) =>
      o.variables(values, base === null ? {} : { id: base.customerId, version: base.version }, idempotencyKey),
    onSaved: (response) => {
      const saved = o.savedOf(response);
      if (!saved) return;
      const row = readForm(saved);
      adopt(row);
      if (next.current === "SUBMIT") submitting.submit({ id: row.customerId, version: row.version });
      else done(row);
    },
    onRefused: (errors) => {
      const isLate = errors.some(({ code }) => code === String(SERVICE_CODES.changed));
      if (isLate) read(setNow);
      return isLate;
    },
  });
  const { form } = save;
  // Once for each: a tab that is shown again runs its effects anew, and what was typed there is still not saved.
  const shown = useRef(held);
  useEffect(() => {
    if (shown.current === held || held.base === null) return;
    shown.current = held;
    // What is drawn is not drawn anew for this: each field is told its value.
    form.reset(valuesOf(held.base), { keepFieldsRef: true });
    if (held.over !== null) form.reset(held.over, { keepFieldsRef: true, keepDefaultValues: true });
  }, [held, form]);
  return {
    save,
    base,
    now,
    reread: () => read(adopt),
    follow: (what) => {
      next.current = what;
    },
    submit: () => base && submitting.submit({ id: base.customerId, version: base.version }),
    isSubmitting: submitting.isBusy,
    merge: (givenUp) => {
      if (base === null || now === null) return;
      hold({ base: now, over: merged({ base, now, yours: form.getValues() }, givenUp) });
      setNow(null);
    },
  };
}
