import { useId, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { zoneFieldQuery } from "../../__generated__/zoneFieldQuery.graphql.ts";
import { NamesOrCode } from "../form/names-or-code.tsx";
import { TextField, type FieldProps } from "../form/text-field.tsx";

/** A time zone by its IANA name: those that are kept are offered with what their clocks show (SYS-07); where they don't come, it is typed. */
export function ZoneField<In extends FieldValues, Out>(props: FieldProps<In, Out>): ReactNode {
  const id = useId();
  return (
    <>
      <TextField {...props} offers={id} maxLength={60} />
      <NamesOrCode of={props.name} code={null}>
        <Zones id={id} />
      </NamesOrCode>
    </>
  );
}

/** Suspends. */
function Zones({ id }: { readonly id: string }) {
  const { zonesOffered } = useLazyLoadQuery<zoneFieldQuery>(
    graphql`
      query zoneFieldQuery {
        zonesOffered {
          code
          name
          offset
        }
      }
    `,
    {},
  );
  return (
    <datalist id={id}>
      {zonesOffered.map(({ code, name, offset }) => (
        <option key={code} value={code}>{`${offset} · ${name}`}</option>
      ))}
    </datalist>
  );
}
