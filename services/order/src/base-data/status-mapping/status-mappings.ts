import type { StatusMappingInput } from "@linehaul/schema/base-data/status-mapping";

/**
 * What every installation begins with: what the customs system calls our states. While we still look at an order it is one state there;
 * back from there it is the first of ours.
 */
export const STATUS_MAPPINGS: readonly Omit<StatusMappingInput, "id" | "version">[] = [
  { system: "CUSTOMS", state: "TO_VERIFY", externalCode: 100, externalName: "Under review", isBack: true },
  { system: "CUSTOMS", state: "TO_CONTACT", externalCode: 100, externalName: "Under review", isBack: false },
  { system: "CUSTOMS", state: "TO_SUPPLEMENT", externalCode: 110, externalName: "Papers missing", isBack: true },
  { system: "CUSTOMS", state: "APPROVED", externalCode: 200, externalName: "Accepted", isBack: true },
  { system: "CUSTOMS", state: "PICKED_UP", externalCode: 300, externalName: "Collected", isBack: true },
  { system: "CUSTOMS", state: "IN_TRANSIT", externalCode: 400, externalName: "Moving", isBack: true },
  { system: "CUSTOMS", state: "DELIVERED", externalCode: 500, externalName: "Delivered", isBack: true },
  { system: "CUSTOMS", state: "CANCELLED", externalCode: 900, externalName: "Cancelled", isBack: true },
];
