import {
  ApplicationFile,
  ApplicationKind as Kind,
  ApplicationPaper,
  ApplicationPaperCode,
  ApplicationStatus,
  CardApplicationState,
  WantedPaper as Wanted,
} from "@linehaul/schema/customers/information-application/row";
import { enumOf, objectOf } from "../../../contract/named.ts";

export const ApplicationKind = enumOf(Kind);
enumOf(ApplicationStatus);
enumOf(CardApplicationState);
enumOf(ApplicationPaperCode);
objectOf(ApplicationFile);
objectOf(ApplicationPaper);
export const WantedPaper = objectOf(Wanted);
