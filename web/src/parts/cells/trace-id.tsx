import type { ReactElement } from "react";
import type { TextOf } from "../../i18n/text-of.ts";
import { useTraceCopy } from "../list/use-trace-copy.ts";

/** The trace id that support asks for, copied by a press; `TraceId` in a table's cell. */
export const traceId = (id: string, t: TextOf): ReactElement => <Trace key={id} id={id} t={t} />;

function Trace({ id, t }: { readonly id: string; readonly t: TextOf }) {
  const { text, copy } = useTraceCopy(id, t);
  return (
    <button type="button" className="act" data-quiet="" data-size="sm" data-bare="" title={id} onClick={copy}>
      {text}
    </button>
  );
}
