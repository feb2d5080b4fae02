import { check, signIn, type TestAdmin } from "@linehaul/admin/testing/admin";
import { scopeAt } from "@linehaul/admin/permissions/perm-data-group/scope";
import { bindableOf } from "@linehaul/gateway/clients/bindable";
import { schema } from "@linehaul/gateway/schema";
import { result } from "@linehaul/kit/testing/service";
import { NO_ROWS } from "@linehaul/schema/scope";
import { authClientRoutes, type BoundClient } from "@linehaul/schema/sync/auth-client";
import { examples } from "../../__generated__/examples.ts";
import { operations } from "../../house/operations.ts";
import { minimalQuery } from "../minimal-query.ts";
import { FOREIGN_TOOL, HOLDER } from "./cast.ts";
import { NOTHING, type Power } from "./power.ts";
import type { World } from "./world.ts";

/** Somebody who may something, and how that is found out. */
export interface Principal {
  readonly name: string;
  /** Is it the holder, or something that he has in hand? */
  readonly isHimself: boolean;
  readonly isClient: boolean;
  power(): Promise<Power>;
}

const bindable = bindableOf(schema, operations);
/** Outside the binding; without the button. */
const REFUSALS = ["09020201", "09020203"];

/** A session that is open already: it may have begun to view as another. */
export const ofSession = (world: World, at: TestAdmin, owner: string, token: string): Principal => ({
  name: `the session of ${owner}`,
  isHimself: owner === HOLDER,
  isClient: false,
  async power() {
    const checked = await check(at, token);
    if (!checked.valid) return NOTHING;
    const { buttons, scope, roles, roleId, system } = checked.actor;
    const others = system.isSwitchRole ? roles.filter((role) => role.roleId !== roleId) : [];
    // Each role that he may choose.
    const chosen = await world.undone(async () => {
      const found: string[] = [];
      for (const role of others) {
        const asThat = await check(at, token, "MY", role.roleId);
        if (asThat.valid) found.push(...asThat.actor.buttons);
      }
      return found;
    });
    return { buttons: new Set([...buttons, ...chosen]), rows: (await scopeAt(world.db, scope)) ?? NO_ROWS };
  },
});

/** What the sign-on's word for a name is worth: a new session, which is undone again. */
export const ofSignIn = (world: World, at: TestAdmin, name: string): Principal => ({
  name: `who signs in as ${name}`,
  isHimself: name === HOLDER,
  isClient: false,
  power: () =>
    world.undone(async () => {
      const token = await signIn(at, name).catch(() => null);
      return token === null ? NOTHING : ofSession(world, at, name, token).power();
    }),
});

const rootField = (type: string, name: string) => {
  const root = type === "Query" ? schema.getQueryType() : type === "Mutation" ? schema.getMutationType() : undefined;
  return root?.getFields()[name];
};
/** What a client is bound to, each with a request for it. */
function bound({ operations: names, fields }: BoundClient) {
  const byName = names.flatMap((name) => {
    const found = bindable.operations.get(name);
    return found ? [{ asks: found.asks, body: { id: name, variables: examples[name]?.[0] } }] : [];
  });
  const own = fields.flatMap((name) => {
    const [type = "", key = ""] = name.split(".");
    const [field, found] = [rootField(type, key), bindable.fields.get(name)];
    if (!field || !found) return [];
    return [{ asks: found.asks, body: { query: minimalQuery(type === "Query" ? "query" : "mutation", field) } }];
  });
  return [...byName, ...own];
}

/** What a client with this key and secret may ask: the buttons of what it is bound to and not refused, and its rows. */
export const ofClient = (world: World, name: string, appKey: string, appSecret: string): Principal => ({
  name: `client ${name}`,
  isHimself: name !== FOREIGN_TOOL,
  isClient: true,
  power: () =>
    world.undone(async () => {
      const opened = await result(world.admin, authClientRoutes.token, { body: { appKey, appSecret } });
      if (!opened.opened) return NOTHING;
      const checked = await result(world.admin, authClientRoutes.check, { body: { token: opened.token } });
      if (!checked.valid) return NOTHING;
      const buttons = new Set<string>();
      for (const { asks, body } of bound(checked.client)) {
        if (asks.flat().every((button) => buttons.has(button))) continue;
        const [answer] = await world.watched(() => world.ask(body, { bearer: opened.token }));
        const isRefused = answer.errors.some((e) => REFUSALS.includes(e.extensions.code));
        if (!isRefused) for (const button of asks.flat()) buttons.add(button);
      }
      return { buttons, rows: (await scopeAt(world.db, checked.client.scope)) ?? NO_ROWS };
    }),
});
