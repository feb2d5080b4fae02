import type { cancelAccountsMutation$variables } from "../../../../__generated__/cancelAccountsMutation.graphql.ts";
import type { disableAccountsMutation$variables } from "../../../../__generated__/disableAccountsMutation.graphql.ts";
import type { enableAccountsMutation$variables } from "../../../../__generated__/enableAccountsMutation.graphql.ts";
import type { keepAccountsMutation$variables } from "../../../../__generated__/keepAccountsMutation.graphql.ts";
import type { mailAccountsMutation$variables } from "../../../../__generated__/mailAccountsMutation.graphql.ts";
import type { unlockAccountsMutation$variables } from "../../../../__generated__/unlockAccountsMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

const ids = [exampleId("UserAccount")];

export const enableAccountsMutation: Examples<enableAccountsMutation$variables> = [{ input: { ids } }];
export const unlockAccountsMutation: Examples<unlockAccountsMutation$variables> = [{ input: { ids } }];
export const keepAccountsMutation: Examples<keepAccountsMutation$variables> = [{ input: { ids } }];
export const mailAccountsMutation: Examples<mailAccountsMutation$variables> = [{ input: { ids } }];
export const disableAccountsMutation: Examples<disableAccountsMutation$variables> = [
  { input: { ids, reason: "Has left" } },
];
export const cancelAccountsMutation: Examples<cancelAccountsMutation$variables> = [
  { input: { ids, reason: "Has left" } },
];
