import { Skeleton } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import type { Filter } from "../filters/filter.ts";
import type { FoundThing } from "./found-by.tsx";
import { FindSensitive } from "./lazy.ts";

/** Room for what comes: a panel is placed by its size. */
const ROOM = <Skeleton height="40" width="20rem" />;

/** The chip that keeps a list to what was found by a masked value (PERM-12): the list holds the finding's id alone. */
export const findingFilter = (o: {
  readonly thing: FoundThing;
  readonly label: string;
  /** What stands before what was found. */
  readonly chip: string;
  /** The finding's id; empty for none. */
  readonly value: string;
  /** Says what was found. */
  readonly found: ReactNode;
  readonly onChange: (finding: string) => void;
}): Filter => ({
  id: "finding",
  isPassing: true,
  label: o.label,
  chip: o.chip,
  applied: o.value === "" ? null : o.found,
  clear: () => o.onChange(""),
  control: (done) => (
    <Suspense fallback={ROOM}>
      <FindSensitive
        thing={o.thing}
        onFound={(finding) => {
          o.onChange(finding);
          done();
        }}
      />
    </Suspense>
  ),
});
