import type { ReactNode } from "react";
import type { ModuleCode } from "@linehaul/schema/modules";
import { Instant } from "../../format/instant.tsx";
import { PageLink } from "../link/page-link.tsx";
import { groupedText } from "../numbers/grouped-number.tsx";
import { Card } from "./card.ts";

interface Newest {
  readonly id: string;
  readonly sfWaybillNo: string;
  readonly endedAt: string | null | undefined;
}

/** The home page's card of what failed: how many there are, which leads to them, and the newest with when each ended. */
export function NewestCard(props: {
  readonly title: string;
  /** The list of all that failed. */
  readonly code: ModuleCode;
  readonly all: string;
  readonly none: string;
  readonly rows: readonly Newest[];
}): ReactNode {
  const { title, code, all, none, rows } = props;
  return (
    <Card>
      <h2>
        {title}
        <small>
          <PageLink code={code} params={{ state: "FAILED" }}>
            {all}
          </PageLink>
        </small>
      </h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.map(({ id, sfWaybillNo, endedAt }) => (
        <p key={id}>
          {groupedText(sfWaybillNo)} · {endedAt && <Instant at={endedAt} />}
        </p>
      ))}
    </Card>
  );
}
