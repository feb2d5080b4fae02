import { mayBeThere, withdraw } from "@linehaul/kit/way-out/withdraw";
import type { KeptState } from "@linehaul/kit/way-out/kept-state";
import { pushStates } from "../order-push/push-states.ts";
import { heldCommands, standing } from "./commands.ts";

/** A command's state is read where it stands. A release that waited behind an interception which never arrived is withdrawn with it. */
export const outletStates: KeptState = {
  hold: pushStates.hold,
  set: async () => undefined,
  afterFailure: async (tx, orderIds, at) => {
    const commands = [...(await heldCommands(tx, orderIds)).values()].map(standing);
    const there = await mayBeThere(
      tx,
      commands.flat().map(({ id }) => id),
    );
    const senseless = commands.flatMap((all) => {
      const arrived = all.findLastIndex(({ id }) => there.has(id));
      const rest = all.slice(arrived + 1);
      const isHeld =
        all[arrived]?.kind === "INTERCEPT" || rest.some((one) => one.kind === "INTERCEPT" && one.state !== "FAILED");
      return isHeld || rest.at(-1)?.kind !== "RELEASE" ? [] : rest.map(({ id }) => id);
    });
    await withdraw(tx, senseless, at);
  },
};
