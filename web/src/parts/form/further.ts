import type { FormEvent } from "react";

/** Name of the button that saves a form and goes a step further. */
export const FURTHER = "further";

/** Was the form sent by that button? */
export const isFurther = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("name") === FURTHER;
