import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Beside, DetailBody } from "../../../parts/detail/section.tsx";

/** The page before the order is there, at about its final heights. */
export function DetailLoading(): ReactNode {
  return (
    <DetailBody aria-busy>
      <div>
        <Beside>
          <Skeleton height="52" />
          <Skeleton height="52" />
        </Beside>
        <Skeleton height="56" />
        <Beside>
          <Skeleton height="40" />
          <Skeleton height="40" />
        </Beside>
      </div>
      <div>
        <Skeleton height="80" />
      </div>
    </DetailBody>
  );
}
