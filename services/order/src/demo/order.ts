import { orgCodeOf } from "@linehaul/kit/demo/departments";
import { idAt } from "@linehaul/kit/demo/ids";
import { placedBy } from "@linehaul/kit/demo/user-accounts";
import { random } from "@linehaul/kit/demo/prng";
import { isStepName } from "@linehaul/schema/orders/order/lifecycle";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { offsetMinutes } from "@linehaul/schema/time";
import type { OrderParts } from "../orders/order/parts/insert.ts";
import { beginning, calendar } from "./calendar.ts";
import { site as chooseSite, destination, customer as chooseCustomer, origin as chooseOrigin } from "./choices.ts";
import { codes } from "./codes.ts";
import { contents } from "./contents.ts";
import { controlsSince } from "./controls.ts";
import { exhibition, handledBy, importer } from "./customs.ts";
import { cancellation, journey, passesAt, waitsSince, pickedUpAt, soFar } from "./journey.ts";
import { numbersOf, orderNumbers } from "./numbers.ts";
import { offeredSince } from "./offered.ts";
import { receiver, sender } from "./party.ts";
import { handover, payment } from "./terms.ts";

/** How many orders lie in the thirteen months that end at `until`. */
export interface DemoSize {
  readonly orders: number;
  readonly until: Date;
}

/** Makes the n-th order (from 0, oldest first): the same one whatever was made before it. */
export function demoOrders({ orders, until }: DemoSize): (index: number) => OrderParts {
  const end = until.getTime();
  const calendars = new Map(SITE_CODES.map((s) => [s, calendar(s, until)]));
  const ahead = new Map(SITE_CODES.map((s) => [s, offsetMinutes(SITES[s].timeZone, until) * 60_000]));
  const offered = offeredSince(beginning(until));
  const controlled = controlsSince(beginning(until));
  const placedAt = (s: SiteCode, share: number) => calendars.get(s)?.(share) ?? end;

  return (index) => {
    const r = random("order", index);
    const site = chooseSite(r);
    const at = placedAt(site, (index + r.next()) / orders);
    const id = idAt(r, at);
    const by = chooseCustomer[site](r);
    const from = chooseOrigin(r, site);
    const to = destination(r, site);
    const inside = contents(r, { at, site, by, from, to, offered });
    const receiving = receiver(r, to, inside.scalars.senderReason === "SALE");
    const sending = sender(r, by, from);
    const zone = ahead.get(site) ?? 0;
    const day = new Date(at + zone).toISOString().slice(0, 10);
    const numbers = orderNumbers(r, { index, day, prefix: by.orderPrefix, to, parcels: inside.scalars.parcelNum });
    const steps = journey(r, {
      site,
      createdAt: at,
      source: inside.scalars.sourceSystem,
      from,
      to,
      parcels: inside.scalars.parcelNum,
      customer: `${by.orderPrefix.toLowerCase()}${by.customerCode.slice(-4)}`,
      outlet: sending.cityCode ?? site,
      fee: { amount: inside.scalars.estimatedFee, currency: inside.scalars.feeCurrency },
    });
    const { happened, ...state } = soFar(steps, end);
    const cancelled = cancellation(r, happened);
    const { userCode, mainUserCode } = placedBy(random("order account", index), by);
    const handed = handover(r, at, site, zone);
    const paid = payment(r, by, inside);
    const own = { orderId: id, site };
    const made = {
      order: {
        id,
        site,
        ...numbers,
        ...inside.scalars,
        ...state,
        version: 1 + happened.filter(({ event }) => isStepName(event)).length,
        passAt: passesAt(happened, state),
        waitingSince: waitsSince(happened, state),
        pushState: "NONE",
        cancelReason: cancelled?.reason ?? null,
        cancelType: cancelled?.type ?? null,
        cancelledAt: cancelled && new Date(cancelled.at),
        customerCode: by.customerCode,
        customerName: by.name,
        userCode,
        mainUserCode,
        senderCountry: from,
        receiverCountry: to,
        orgCode: orgCodeOf(site, handledBy(by, inside.scalars.exportDeclaration)),
        receiverName: receiving.name,
        receiverPhoneCode: receiving.phoneCode,
        receiverPhone: receiving.phone,
        pickedUpAt: pickedUpAt(happened),
        ...handed,
        ...paid,
        ...codes(random("order codes", index), inside.scalars.serviceName, paid),
        ...importer(r, to, inside.scalars.importDeclaration),
        ...exhibition(r, inside.scalars.senderReason, by, to, at),
        createdAt: new Date(at),
      },
      parties: [
        { ...own, role: "SENDER", ...sending },
        { ...own, role: "RECEIVER", ...receiving },
      ],
      goods: inside.lines.map((line) => ({ ...own, ...line })),
      services: inside.services.map((s, i) => ({ ...own, ...s, lineNo: i + 1, currency: inside.scalars.feeCurrency })),
      history: happened.map((s) => ({ ...own, ...s, id: idAt(r, s.at), at: new Date(s.at) })),
      numbers: numbersOf(id, numbers),
    } satisfies OrderParts;
    return { ...made, controls: controlled(made) };
  };
}
