import type { ReactNode } from "react";
import { useShell } from "../../tab/use-shell.ts";
import { Optional } from "../boundary/optional.tsx";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { Question } from "./open-in-graphiql.ts";

const OpenInGraphiql = lazyPart(() => import("./graphiql-opener.tsx"));

/** Opens what a page asks in GraphiQL, for those who may change it there. */
export function GraphiqlButton({ question }: { readonly question: Question }): ReactNode {
  return (
    useShell().may("GRAPHIQL.VIEW") && (
      <Optional of={null}>
        <OpenInGraphiql question={question} />
      </Optional>
    )
  );
}
