import { OpenReview } from "@linehaul/schema/customers/customer-review/open";
import { encodeNodeId } from "../../../access/node-id.ts";
import { objectOf } from "../../../contract/named.ts";
import "./kinds.ts";

objectOf(OpenReview, {
  without: ["id"],
  more: (t) => ({
    id: t.id({ description: "Node id of the review.", resolve: ({ id }) => encodeNodeId("CustomerReview", id) }),
  }),
});
