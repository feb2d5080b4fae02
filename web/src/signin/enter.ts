import { isAside } from "./aside.ts";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { deviceId } from "./device.ts";
import { comeBack, leave } from "./leave.ts";
import { serviceOf, type Place } from "./place.ts";

/** How arriving ended. `leaving`: the browser is on its way to the sign-on, nothing more is to be drawn. */
export type Arrival =
  | { readonly kind: "in" }
  | { readonly kind: "leaving" }
  | { readonly kind: "loop" }
  | {
      readonly kind: "refused";
      readonly code: string | null;
      readonly message: string;
      /** Sites that let the user in instead of this one (SEC-18). */
      readonly sites: readonly SiteCode[];
    }
  | { readonly kind: "unreachable" };

type Refused = Extract<Arrival, { kind: "refused" }>;

const HTTP_NO_SESSION = 401;
/** The exchange's own word for "sign on again" (AUTH-05). */
const HTTP_SIGN_ON_AGAIN = 430;

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;
const text = (v: unknown): string => (typeof v === "string" ? v : "");

/** Sites that an answer names; what is none of ours is left out. */
function sitesIn(told: unknown): readonly SiteCode[] {
  const named: unknown = isObject(told) ? told["sites"] : null;
  return Array.isArray(named) ? SITE_CODES.filter((site) => named.includes(site)) : [];
}

/** What `/apis-auth` answers. */
async function ask(place: Place, path: string, language: string, body?: object) {
  const response = await place.fetch(`/apis-auth${path}`, {
    method: body ? "POST" : "GET",
    credentials: "same-origin",
    headers: {
      accept: "application/json",
      "accept-language": language,
      "x-requested-with": "linehaul",
      "x-device-id": deviceId(place.lasting),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json().catch(() => null);
  const of = isObject(answer) ? answer : {};
  return {
    again: response.status === HTTP_NO_SESSION || response.status === HTTP_SIGN_ON_AGAIN,
    success: of["success"] === true,
    code: text(of["errorCode"]) || null,
    message: text(of["errorMessage"]),
    sites: sitesIn(of["obj"]),
  };
}

/**
 * What happens before the first query: a ticket in the address is exchanged (AUTH-02), taken out of the address, and the
 * session it made is checked (AUTH-03). Without a ticket and without a session's cookie the browser goes to the sign-on (AUTH-01);
 * with the cookie, the first query tells whether the session still lives. A window that only signs in goes there in any case.
 */
export async function arrive(place: Place, language: string): Promise<Arrival> {
  const ticket = new URL(place.href()).searchParams.get("ticket");
  if (ticket === null) return place.hasSession && !isAside(place.memory) ? { kind: "in" } : signOnAgain(place);
  try {
    const service = serviceOf(place);
    const exchange = await ask(place, "/login/cas", language, { ticket, service, deviceId: deviceId(place.lasting) });
    if (exchange.again) return signOnAgain(place);
    if (!exchange.success) return refused(place, exchange);
    comeBack(place);
    const check = await ask(place, "/login/check_token", language);
    if (check.success) return { kind: "in" };
    return check.again ? signOnAgain(place) : refused(place, check);
  } catch {
    return { kind: "unreachable" };
  }
}

const signOnAgain = (place: Place): Arrival => (leave(place) ? { kind: "leaving" } : { kind: "loop" });

function refused(place: Place, { code, message, sites }: Omit<Refused, "kind">): Arrival {
  // The ticket is spent; a reload must not send it again.
  comeBack(place);
  return { kind: "refused", code, message, sites };
}
