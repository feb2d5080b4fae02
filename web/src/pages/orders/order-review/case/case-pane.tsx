import { useDeferredValue, useEffect, type ReactNode } from "react";
import { useQueryLoader } from "react-relay";
import type { askedCaseQuery } from "../../../../__generated__/askedCaseQuery.graphql.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { PageOutline } from "../../../../parts/outline/page-outline.tsx";
import { askedCase } from "./asked-case.ts";
import { DrawnCase } from "./drawn-case.tsx";
import type { PaneProps } from "./pane-props.ts";

/** The case at hand. The next one is asked for while it is read; the one before it stays, without its acts, until the new one is drawn. */
export default function CasePane(props: PaneProps): ReactNode {
  const { id, next } = props;
  const shown = useDeferredValue(id);
  return (
    <>
      {next !== null && <AskedAhead id={next} />}
      <Asked of={shown} fallback={<PageOutline shape="detail" />}>
        {(tries) => <DrawnCase key={shown} {...props} id={shown} isLeft={shown !== id} tries={tries} />}
      </Asked>
    </>
  );
}

/** Asks for a case that is not drawn yet. A part of its own: that it was asked for draws nothing else. */
function AskedAhead({ id }: { readonly id: string }) {
  const [, load] = useQueryLoader<askedCaseQuery>(askedCase);
  useEffect(() => load({ id }, { fetchPolicy: "store-or-network" }), [id, load]);
  return null;
}
