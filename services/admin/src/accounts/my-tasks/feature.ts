import { waitingFeature } from "@linehaul/kit/waiting/feature";
import { clientsThatExceed } from "../../sync/auth-client/waiting.ts";

export const feature = waitingFeature("admin", { CLIENT_EXCEEDS: clientsThatExceed });
