import type { LOGIN_RESULTS } from "@linehaul/schema/accounts/login-log";
import type { ACCOUNT_STATUSES } from "@linehaul/schema/accounts/user-account/lifecycle";
import type { RealNameState } from "@linehaul/schema/accounts/member/row";
import type { AuditKind } from "@linehaul/schema/audit";
import type { ControlEffect } from "@linehaul/schema/base-data/express-control/row";
import type { LaneState } from "@linehaul/schema/base-data/order-flow/row";
import type { ConfigStatus } from "@linehaul/schema/catalogue";
import type { RELEASE_STATUSES } from "@linehaul/schema/customers/release-status";
import type { CONTRACT_STATES } from "@linehaul/schema/customers/contract-signing/lifecycle";
import type { CustomerReviewStatus } from "@linehaul/schema/customers/customer-review/status";
import type { ApplicationStatus, CardApplicationState } from "@linehaul/schema/customers/information-application/row";
import type { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import type { ImportState } from "@linehaul/schema/orders/order-import/row";
import type { AuditStatus, OrderStatus } from "@linehaul/schema/orders/order/status";
import type { ExportState } from "@linehaul/schema/orders/export-task";
import type { TaskState } from "@linehaul/schema/orders/scheduled-task";
import type { Tone } from "../../theme/colors.ts";

/** How a state looks: its hue, and a half dot while something is under way. */
export interface Look {
  readonly tone: Tone;
  readonly underWay?: true;
}

/**
 * The one map of the product: neutral is off or over, info moves by itself, caution waits for somebody, success is done,
 * critical failed. A state's label is `status.<kind>.<code>` in the shell's locale files.
 */
export const LOOKS = {
  export: {
    PENDING: { tone: "neutral", underWay: true },
    PROCESSING: { tone: "info", underWay: true },
    SUCCESS: { tone: "success" },
    FAILED: { tone: "critical" },
    CANCELLED: { tone: "neutral" },
  } satisfies Record<ExportState, Look>,
  task: {
    QUEUED: { tone: "neutral", underWay: true },
    RUNNING: { tone: "info", underWay: true },
    SUCCESS: { tone: "success" },
    FAILED: { tone: "critical" },
    WITHDRAWN: { tone: "neutral" },
  } satisfies Record<TaskState | "WITHDRAWN", Look>,
  import: {
    CHECKING: { tone: "info", underWay: true },
    REFUSED: { tone: "critical" },
    WRONG: { tone: "caution" },
    READY: { tone: "caution", underWay: true },
    STORING: { tone: "info", underWay: true },
    STORED: { tone: "success" },
    FAILED: { tone: "critical" },
    CANCELLED: { tone: "neutral" },
  } satisfies Record<ImportState, Look>,
  customerReview: {
    PENDING: { tone: "caution", underWay: true },
    PASSED: { tone: "success" },
    FAILED: { tone: "critical" },
    WITHDRAWN: { tone: "neutral" },
  } satisfies Record<CustomerReviewStatus, Look>,
  account: {
    INACTIVATED: { tone: "caution", underWay: true },
    ACTIVATED: { tone: "success" },
    LOCKED: { tone: "critical" },
    FORBIDDEN: { tone: "neutral" },
    PRE_CANCEL: { tone: "caution", underWay: true },
    CANCELLED: { tone: "neutral" },
  } satisfies Record<(typeof ACCOUNT_STATUSES)[number], Look>,
  realName: {
    NONE: { tone: "neutral" },
    VERIFIED: { tone: "success" },
    EXPIRED: { tone: "caution" },
  } satisfies Record<RealNameState, Look>,
  contract: {
    DRAFT: { tone: "caution", underWay: true },
    SIGNED: { tone: "success" },
    EXPIRED: { tone: "neutral" },
    TERMINATED: { tone: "neutral" },
  } satisfies Record<(typeof CONTRACT_STATES)[number], Look>,
  application: {
    DRAFT: { tone: "neutral", underWay: true },
    SUBMITTED: { tone: "caution", underWay: true },
    ACCEPTED: { tone: "success" },
    RETURNED: { tone: "critical" },
  } satisfies Record<ApplicationStatus, Look>,
  cardApplication: {
    PENDING: { tone: "caution", underWay: true },
    PROCESSING: { tone: "info", underWay: true },
    AWAITING_EFFECT: { tone: "info" },
    GENERATED: { tone: "success" },
    FAILED: { tone: "critical" },
  } satisfies Record<CardApplicationState, Look>,
  login: {
    SUCCESS: { tone: "success" },
    FAILURE: { tone: "critical" },
  } satisfies Record<(typeof LOGIN_RESULTS)[number], Look>,
  auditKind: {
    PERMISSION: { tone: "caution" },
    REVEAL: { tone: "critical" },
    SEARCH: { tone: "caution" },
    EXPORT: { tone: "info" },
    PRINT: { tone: "info" },
    VIEW_AS: { tone: "caution" },
    SIGN_IN: { tone: "neutral" },
    CHANGE: { tone: "neutral" },
  } satisfies Record<AuditKind, Look>,
  control: {
    REFUSE: { tone: "critical" },
    REVIEW: { tone: "caution" },
    WARN: { tone: "neutral" },
  } satisfies Record<ControlEffect, Look>,
  served: {
    OPEN: { tone: "success" },
    CLOSED: { tone: "critical" },
  } satisfies Record<LaneState, Look>,
  lane: {
    OPEN: { tone: "success" },
    CLOSED: { tone: "critical" },
  } satisfies Record<LaneState, Look>,
  order: {
    TO_VERIFY: { tone: "caution", underWay: true },
    TO_CONTACT: { tone: "caution" },
    TO_SUPPLEMENT: { tone: "caution", underWay: true },
    APPROVED: { tone: "success" },
    PICKED_UP: { tone: "info", underWay: true },
    IN_TRANSIT: { tone: "info", underWay: true },
    DELIVERED: { tone: "success" },
    CANCELLED: { tone: "neutral" },
  } satisfies Record<OrderStatus, Look>,
  audit: {
    NOT_REVIEWED: { tone: "caution", underWay: true },
    TO_CONTACT: { tone: "caution" },
    TO_SUPPLEMENT: { tone: "caution", underWay: true },
    APPROVED: { tone: "success" },
    CANCELLED: { tone: "neutral" },
    AUTO_PASSED: { tone: "success" },
  } satisfies Record<AuditStatus, Look>,
  config: {
    ENABLED: { tone: "success" },
    DISABLED: { tone: "neutral" },
  } satisfies Record<ConfigStatus, Look>,
  binding: {
    FITS: { tone: "success" },
    EXCEEDS: { tone: "caution" },
  } satisfies Record<"FITS" | "EXCEEDS", Look>,
  customer: {
    ADDED: { tone: "neutral" },
    PENDING_REVIEW: { tone: "caution", underWay: true },
    APPROVED: { tone: "success" },
    REJECTED: { tone: "critical" },
    USABLE: { tone: "success" },
    UNUSABLE: { tone: "neutral" },
  } satisfies Record<(typeof CUSTOMER_STATUSES)[number], Look>,
  release: {
    ADD: { tone: "neutral" },
    RELEASING: { tone: "info", underWay: true },
    RELEASED: { tone: "success" },
    REJECT: { tone: "critical" },
  } satisfies Record<(typeof RELEASE_STATUSES)[number], Look>,
} as const;
export type StatusKind = keyof typeof LOOKS;
/** A state as the graph tells it: one of the map, or one that came with a newer release. */
export type StatusOf<K extends StatusKind> = Extract<keyof (typeof LOOKS)[K], string> | "%future added value";
