import type { revealMutation$variables } from "../../__generated__/revealMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

export const revealMutation: Examples<revealMutation$variables> = [
  { input: { id: exampleId("Order"), field: "RECEIVER_PHONE", reason: "Delivery fails" } },
  { input: { id: exampleId("Order"), field: "SENDER_EMAIL", reason: "Delivery fails" } },
  { input: { id: exampleId("Customer", "1000000001"), field: "CONTACT_PHONE", reason: "A call back" } },
  { input: { id: exampleId("CustomerReview"), field: "REVIEW_CERT_NO_AFTER", reason: "It can't be read" } },
  { input: { id: exampleId("RegionalPersonnel"), field: "PERSONNEL_PHONE", reason: "A call back" } },
  { input: { id: exampleId("UserAccount"), field: "ACCOUNT_EMAIL", reason: "A call back" } },
  { input: { id: exampleId("Reseller"), field: "RESELLER_PHONE", reason: "A call back" } },
  { input: { id: exampleId("Member"), field: "MEMBER_CERT_NO", reason: "It can't be read" } },
];
