import { Skeleton } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import { Asked } from "../boundary/asked.tsx";
import { Optional } from "../boundary/optional.tsx";
import { Choice, chosen, type Option } from "./choice.tsx";

/** Asked for once, when somebody first needs it; another `turn` asks again. Suspends. */
type UseOptions = (turn?: number) => readonly Option<string>[];
export interface Chosen {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  /** As many as can be chosen; 20, as a filter takes, unless told. */
  readonly most?: number;
}

/** As many as a filter takes. */
const MOST = 20;

/** Any of some values that the graph knows: the control, and what is chosen in words (the codes until the words are there). */
export function askedChoice(useOptions: UseOptions): {
  readonly Control: ComponentType<Chosen>;
  readonly Names: ComponentType<{ readonly codes: readonly string[] }>;
} {
  const Loaded = ({ turn, ...props }: Chosen & { readonly turn: number }) => (
    <Choice most={MOST} {...props} options={useOptions(turn)} />
  );
  const Said = ({ codes }: { readonly codes: readonly string[] }) => chosen(useOptions(), codes);
  return {
    Control: function AskedControl(props: Chosen): ReactNode {
      return <Asked fallback={<Skeleton height="40" />}>{(turn) => <Loaded {...props} turn={turn} />}</Asked>;
    },
    Names: function AskedNames({ codes }): ReactNode {
      const plain = codes.join(", ");
      return (
        <Optional of={plain} fallback={plain}>
          <Said codes={codes} />
        </Optional>
      );
    },
  };
}
