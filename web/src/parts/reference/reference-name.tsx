import { Suspense, type ReactNode } from "react";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { useReference, type ReferenceList } from "./use-reference.ts";

interface ReferenceNameProps {
  readonly list: ReferenceList;
  readonly code: string;
  /** What is shown until the list is there, and of a code that it does not hold. */
  readonly otherwise: string;
}

/** What a list of reference data calls a code. */
export function ReferenceName(props: ReferenceNameProps): ReactNode {
  return (
    <KeyedBoundary of={props.code} failed={() => props.otherwise}>
      <Suspense fallback={props.otherwise}>
        <Name {...props} />
      </Suspense>
    </KeyedBoundary>
  );
}
const Name = ({ list, code, otherwise }: ReferenceNameProps): string =>
  useReference(list).find((entry) => entry.key === code)?.name ?? otherwise;
