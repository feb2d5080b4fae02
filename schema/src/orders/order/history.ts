/**
 * What can happen to an order, each with the names of its parameters. The text of an event is `history.<event>` in the page's
 * locale files; parameters fill its placeholders. Values that are codes say so, and are shown by their own labels.
 */
export const ORDER_EVENTS = {
  /** `source`: a SOURCE_SYSTEMS code. */
  CREATED: ["source"],
  /** Several orders that travel as one: how many. */
  MERGED: ["orders"],
  FEE_ESTIMATED: ["amount", "currency"],
  DOCUMENTS_READ: [],
  /** Review: looked at anew, from the beginning. */
  BACK: [],
  /** Review: the customer is asked; `reason` in the reviewer's words. */
  TO_CONTACT: ["reason"],
  /** Review: and once more. */
  CONTACT_TRIED: ["reason"],
  CONTACTED: [],
  /** Review: `document`, DOCUMENT_KINDS codes with commas between, is missing. */
  TO_SUPPLEMENT: ["document"],
  SUPPLEMENTED: ["document"],
  /** Review: `document`, one DOCUMENT_KINDS code, was added by staff, found good, or not. */
  DOCUMENT_ADDED: ["document"],
  DOCUMENT_ACCEPTED: ["document"],
  DOCUMENT_REFUSED: ["document", "reason"],
  APPROVED: [],
  /** Review: approved, with something to be followed up; and that this was done. */
  FOLLOW_UP: ["note"],
  FOLLOWED_UP: ["note"],
  /** Review: somebody took it over who is on it now, `from` the reviewer who was. */
  TAKEN_OVER: ["from"],
  /** What somebody did about it while it was stuck, `act` an EMERGENCY_ACTS code or CORRECT, and why in his words. */
  EMERGENCY: ["act", "reason"],
  /** Passed by time-out (REV-04). */
  AUTO_PASSED: [],
  PICKED_UP: ["parcels"],
  /** `country`: ISO 3166-1 alpha-2, here and below. */
  EXPORT_CLEARED: ["country"],
  DEPARTED: ["country"],
  ARRIVED: ["country"],
  IMPORT_CLEARED: ["country"],
  DELIVERED: [],
  /** `type`: a CANCEL_TYPES code. */
  CANCELLED: ["type"],
  LABEL_PRINTED: [],
  INVOICE_PRINTED: ["copies"],
} as const satisfies Record<string, readonly string[]>;
export type OrderEvent = keyof typeof ORDER_EVENTS;

/** Documents that a review can ask for. */
export const DOCUMENT_KINDS = ["COMMERCIAL_INVOICE", "CERTIFICATE_OF_ORIGIN", "SENDER_ID", "IMPORT_LICENCE"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
