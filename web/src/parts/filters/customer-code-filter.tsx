import { Skeleton } from "@chakra-ui/react";
import { Optional } from "../boundary/optional.tsx";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { Filter } from "./filter.ts";

const RuledText = lazyPart(() => import("./ruled-text.tsx"));
const MOST_DIGITS = 10;

/** Of one customer alone, by its code in full. */
export const customerCodeFilter = (of: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): Filter => ({
  id: of.id,
  isSmall: true,
  label: of.label,
  applied: of.value || null,
  clear: () => of.onChange(""),
  control: (done) => (
    <Optional of={of.id} fallback={<Skeleton height="8" />}>
      <RuledText
        label={of.label}
        rule="customer.code"
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        value={of.value}
        isGood={(text) => /^\d{10}$/u.test(text)}
        onChange={of.onChange}
        done={done}
      />
    </Optional>
  ),
});
