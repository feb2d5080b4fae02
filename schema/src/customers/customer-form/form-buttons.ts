/** Which button does what with whom; the forms of companies and of persons are modules of their own. */
export const FORM_BUTTONS = {
  ENTERPRISE: {
    create: "COMPANY_CUSTOMER_FORM.CREATE",
    edit: "COMPANY_CUSTOMER_FORM.EDIT",
    submit: "COMPANY_CUSTOMER_FORM.SUBMIT",
  },
  PERSONAL: {
    create: "PERSON_CUSTOMER_FORM.CREATE",
    edit: "PERSON_CUSTOMER_FORM.EDIT",
    submit: "PERSON_CUSTOMER_FORM.SUBMIT",
  },
} as const;
/** Edits an approved company until it is usable, on the page that makes it so. */
export const ENABLE_EDIT = "COMPANY_CUSTOMER_ENABLE_EDIT.EDIT";
export const EDITS = [FORM_BUTTONS.ENTERPRISE.edit, FORM_BUTTONS.PERSONAL.edit] as const;
export const SUBMITS = [FORM_BUTTONS.ENTERPRISE.submit, FORM_BUTTONS.PERSONAL.submit] as const;
/** Who fills a customer's form in. */
export const FILLS_IN = [FORM_BUTTONS.ENTERPRISE.create, FORM_BUTTONS.PERSONAL.create, ...EDITS, ENABLE_EDIT] as const;

/** By which buttons one customer is edited. */
export const editsOf = (whom: keyof typeof FORM_BUTTONS, status: string) =>
  whom === "ENTERPRISE" && status === "APPROVED"
    ? ([FORM_BUTTONS.ENTERPRISE.edit, ENABLE_EDIT] as const)
    : ([FORM_BUTTONS[whom].edit] as const);
