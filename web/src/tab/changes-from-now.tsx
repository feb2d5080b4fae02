import { use, useState, type ReactNode } from "react";
import { ChangesContext } from "./changes.ts";

/** Around what asks for its data as it begins: of what changes before that is there to listen it hears as soon as it is. */
export function ChangesFromNow({ children }: { readonly children: ReactNode }): ReactNode {
  const changes = use(ChangesContext);
  const [own] = useState(() => changes?.fromNow() ?? null);
  return <ChangesContext value={own}>{children}</ChangesContext>;
}
