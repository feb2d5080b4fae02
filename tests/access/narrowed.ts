import type { UserButton } from "@linehaul/gateway/access/actor";
import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { CUSTOMER_LIST_CLEAR_FIELDS } from "@linehaul/schema/customers/clear";
import { z } from "zod";

const Args = z.object({
  input: z.object({ id: z.string().nullish(), status: z.string().nullish(), field: z.string().nullish() }),
});
const isOfList = (field: unknown): boolean => CUSTOMER_LIST_CLEAR_FIELDS.some((one) => one === field);
type Input = z.infer<typeof Args>["input"];

const clear = ({ id, field }: Input): RegExp => {
  const { type } = decodeNodeId(id ?? "");
  if (type === "Customer")
    return isOfList(field) ? /^(?:(?:INTL_)?CUSTOMER_LIST|CUSTOMER_DETAIL)\./ : /^CUSTOMER_DETAIL\./;
  if (type === "CustomerContact") return /^CUSTOMER_DETAIL\./;
  if (type === "MonthCard") return /^(?:CUSTOMER_DETAIL|INTL_CUSTOMER_LIST)\./;
  if (type === "CustomerReview") return /^CUSTOMER_REVIEW\./;
  if (type === "RegionalPersonnel") return /^REGIONAL_PERSONNEL\./;
  if (type === "UserAccount") return /^USER_LIST\./;
  if (type === "Member") return /^MEMBER_LIST\./;
  if (type === "Reseller") return /^RESELLER\./;
  return field === "RECEIVER_PHONE" ? /^ORDER_(LIST|DETAIL)\./ : /^ORDER_DETAIL\./;
};
/** The fields that name several buttons, of which what is asked takes some: those that match. */
const RULES: readonly (readonly [field: RegExp, takes: (input: Input) => RegExp])[] = [
  [/^save/, ({ id }) => (id === null || id === undefined ? /\.CREATE$/ : /\.EDIT$/)],
  [/^setSystemStatus$/, ({ status }) => (status === "ENABLED" ? /\.ENABLE$/ : /\.DISABLE$/)],
  [/^reveal$/, clear],
];

/** Of a field's buttons those that open it with these arguments: all of them, but for what the rules say. */
export function narrowedTo(field: string, args: object, may: readonly UserButton[]): readonly UserButton[] {
  const rule = may.length > 1 ? RULES.find(([name]) => name.test(field)) : undefined;
  if (!rule) return may;
  const pattern = rule[1](Args.parse(args).input);
  return may.filter((button) => pattern.test(button));
}
