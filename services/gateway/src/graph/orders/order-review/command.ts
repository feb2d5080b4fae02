import { orderReviewCommandRoutes as routes } from "@linehaul/schema/orders/order-review/command";
import { caseMutation } from "./case-mutation.ts";

caseMutation(
  "interceptCase",
  routes.intercept,
  "Has the outlet of the sender's area hold a case's parcels, without a decision (REV-03); what still has to let them go on is withdrawn instead. 409004 for one that is delivered, or whose outlet nobody knows.",
);
caseMutation(
  "releaseCase",
  routes.release,
  "Has the outlet let a case's parcels go on, without a decision (REV-03); an interception that still waits is withdrawn instead. 409004 where none went out.",
);
