import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import { askPastStore } from "../../relay/past-store.ts";

/** How long typing rests before something is asked, in ms. */
const REST_MS = 300;

const query = graphql`
  query useOfferedQuery($input: RegionsOfferedInput!) {
    regionsOffered(input: $input) {
      answer {
        places {
          name
          path
        }
      }
    }
  }
`;
const Answer = z.object({
  regionsOffered: z.object({
    answer: z.object({ places: z.array(z.object({ name: z.string(), path: z.array(z.string()) })) }).nullable(),
  }),
});
type Places = NonNullable<z.infer<typeof Answer>["regionsOffered"]["answer"]>["places"];
const NONE: Places = [];

/** Places of a country that may be meant by a text; none while they are asked for, and where they can't be: any text can be written all the same. */
export function useOffered(countryCode: string, text: string, isAsked: boolean): Places {
  const environment = useRelayEnvironment();
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const sought = async (input: { readonly countryCode: string; readonly text: string }): Promise<Places> =>
      Answer.parse(await askPastStore(environment, query, { input })).regionsOffered.answer?.places ?? NONE;
    const asked = async (): Promise<void> => {
      // Anywhere has no places.
      const found = countryCode === "" ? NONE : await sought({ countryCode, text }).catch(() => NONE);
      if (isWanted) setPlaces(found);
    };
    const timer = setTimeout(() => void asked(), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [environment, countryCode, text, isAsked]);
  return places;
}
