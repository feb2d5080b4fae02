import { CustomerReviewKind, CustomerReviewStatus } from "@linehaul/schema/customers/customer-review/status";
import { enumOf } from "../../../contract/named.ts";

enumOf(CustomerReviewStatus);
enumOf(CustomerReviewKind);
