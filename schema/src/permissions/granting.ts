import type { MenuButton } from "../modules.ts";

/** What somebody can get: buttons, which reveals are among, and rows. */
export type Gain = "buttons" | "rows";

/** What the holder of a button can give by it. */
export interface Granting {
  /** To himself: to his account, his session, or a client that works for him. */
  readonly himself: readonly Gain[];
  /** To other accounts, and to clients of others. */
  readonly others: readonly Gain[];
  /** Which buttons and which rows. */
  readonly what: string;
}

/**
 * The buttons that are worth more than themselves: whoever holds one can give what stands beside it. No other button gives anything, and
 * these no more: `tests/access/escalation` tries it. Printed as `schema/graph/granting.json`.
 */
export const GRANTING: Readonly<Partial<Record<MenuButton, Granting>>> = {
  "PERM_ROLE.BIND_MODULE": {
    himself: ["buttons"],
    others: ["buttons"],
    what: "Every button, to all who hold a role.",
  },
  "PERM_ROLE.ENABLE": {
    himself: ["buttons"],
    others: ["buttons"],
    what: "The buttons of a role that was out of use, to those who hold it still.",
  },
  "PERM_MODULE.ENABLE": {
    himself: [],
    others: ["buttons"],
    what: "The buttons of a module that was out of use, to those whose roles are bound to it.",
  },
  "PERM_LEAF_ACCOUNT.ENABLE": {
    himself: [],
    others: ["buttons", "rows"],
    what: "What an account that was out of use holds still.",
  },
  "PERM_LEAF_ACCOUNT.GRANT": {
    himself: [],
    others: ["buttons", "rows"],
    what: "Every role and every data group that is in use, to every account but his own.",
  },
  "PERM_BATCH.GRANT": {
    himself: [],
    others: ["buttons", "rows"],
    what: "Every role and every data group that is in use, to every account but his own.",
  },
  "PERM_BATCH.REVOKE": {
    himself: [],
    others: ["rows"],
    what: "Rows of their sites, to those from whom he takes a data group that kept them to some countries, organisations or customers, and who hold another beside it.",
  },
  "AUTH_CLIENT.EDIT": {
    himself: [],
    others: ["rows"],
    what: "Of what clients can be bound to, what he holds himself, and the rows that he sees himself, to a client of others.",
  },
  "PERM_DATA_GROUP.EDIT": {
    himself: ["rows"],
    others: ["rows"],
    what: "Every row, to all who hold a data group.",
  },
  "PERM_DATA_GROUP.DISABLE": {
    himself: [],
    others: ["rows"],
    what: "Rows of their sites, to those whom the data group kept to some countries, organisations or customers, and who hold another beside it.",
  },
  "PERM_DATA_GROUP.ENABLE": {
    himself: ["rows"],
    others: ["rows"],
    what: "The rows of a data group that was out of use, to those who hold it still.",
  },
  "DATA_PERMISSION.EDIT": {
    himself: ["rows"],
    others: ["rows"],
    what: "Every row of their sites, to all who have any.",
  },
};
