import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { startTransition, StrictMode, useState, useSyncExternalStore, type ReactNode } from "react";
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import shellQuery from "./__generated__/queryShellQuery$parameters.ts";
import type { queryShellQuery } from "./__generated__/queryShellQuery.graphql.ts";
import { dropEarly } from "./relay/early.ts";
import { FrameSkeleton } from "./shell/frame-skeleton.tsx";
import { Shell } from "./shell/shell.tsx";
import type { Arrival } from "./signin/enter.ts";
import { Stopped } from "./signin/stopped.tsx";
import { styles } from "./theme/styles.ts";
import { system } from "./theme/system.ts";

/** How the sign-in stands. It may change later: a session ends while the console is in use. */
export interface Standing {
  readonly get: () => Arrival;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Asks who is signed in. */
export const askViewer = (environment: IEnvironment): PreloadedQuery<queryShellQuery> =>
  loadQuery<queryShellQuery>(environment, shellQuery, {}, { fetchPolicy: "network-only" });

interface AppProps {
  readonly environment: IEnvironment;
  readonly standing: Standing;
  readonly viewer: PreloadedQuery<queryShellQuery>;
}

/** All of the console. It has one place, so that it needs no router. */
export function App({ environment, standing, viewer }: AppProps): ReactNode {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <RelayEnvironmentProvider environment={environment}>
            <Admin {...{ environment, standing, viewer }} />
          </RelayEnvironmentProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}

function Admin({ environment, standing, viewer }: AppProps): ReactNode {
  const arrival = useSyncExternalStore(standing.subscribe, standing.get);
  const [queryRef, setQueryRef] = useState(viewer);
  // That it could not be read stays on the screen until the answer is there.
  const askAnew = () => {
    // Nor is what was asked beside it of use any more.
    dropEarly();
    startTransition(() => setQueryRef(askViewer(environment)));
  };
  switch (arrival.kind) {
    case "in":
      return <Shell queryRef={queryRef} onRetry={askAnew} />;
    case "leaving":
      return <FrameSkeleton />;
    case "loop":
    case "refused":
    case "unreachable":
      return <Stopped stop={arrival} />;
  }
}
