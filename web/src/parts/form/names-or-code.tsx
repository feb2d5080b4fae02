import { Suspense, type ReactNode } from "react";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";

/** A choice by names that are asked for; the code itself meanwhile, and where they don't come. */
export const NamesOrCode = (props: {
  /** The field's name. */
  readonly of: string;
  readonly code: ReactNode;
  /** Suspends. */
  readonly children: ReactNode;
}): ReactNode => (
  <KeyedBoundary of={props.of} failed={() => props.code}>
    <Suspense fallback={props.code}>{props.children}</Suspense>
  </KeyedBoundary>
);
