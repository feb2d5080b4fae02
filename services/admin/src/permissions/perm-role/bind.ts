import { and, eq, inArray } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { isMenuButton } from "@linehaul/schema/modules";
import type { BindModules, BindResources, RoleBinding } from "@linehaul/schema/permissions/perm-role";
import type { z } from "zod";
import { resource } from "../perm-resource/table.ts";
import { bindingsOf } from "./bindings.ts";
import { role, roleButton, roleResource } from "./table.ts";

const invalid = (path: string, key: string, params: Record<string, string> = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: [path], key, params }] });

/** The role that is bound, locked, of the version that was read; its own version rises with the binding. */
async function risen(tx: Db, call: Call, { id, version }: { id: string; version: number }) {
  const [held] = await tx.select().from(role).where(eq(role.id, id)).for("update");
  if (!held) throw fail(SERVICE_CODES.notFound);
  if (held.version !== version) throw fail(SERVICE_CODES.changed);
  const changed = { version: version + 1, modifiedBy: call.caller.userName, modifiedAt: call.now() };
  await tx.update(role).set(changed).where(eq(role.id, id));
  return held;
}

async function bound(tx: Db, id: string): Promise<RoleBinding> {
  const [found] = await bindingsOf(tx, [id]);
  if (!found) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** What of the wanted is new, and what of the present goes. */
function difference(present: readonly string[], wanted: readonly string[]) {
  return {
    added: [...new Set(wanted)].filter((one) => !present.includes(one)),
    removed: present.filter((one) => !wanted.includes(one)),
  };
}

/** Sets the buttons of a role, in one transaction with what they were and are (PERM-13). */
export function bindModules(call: Call, asked: z.output<typeof BindModules>): Promise<RoleBinding> {
  const { id, buttons } = asked;
  const unknown = buttons.find((button) => !isMenuButton(button));
  if (unknown !== undefined) throw invalid("buttons", "role.button", { button: unknown });
  return call.write(async (tx, emit) => {
    const before = await bound(tx, id);
    const { code } = await risen(tx, call, asked);
    const { added, removed } = difference(before.buttons, buttons);
    if (removed.length > 0)
      await tx.delete(roleButton).where(and(eq(roleButton.roleId, id), inArray(roleButton.button, removed)));
    if (added.length > 0) await tx.insert(roleButton).values(added.map((button) => ({ roleId: id, button })));
    const after = await bound(tx, id);
    emit({
      type: "permission.changed",
      subject: id,
      data: { roles: [id] },
      before: { code, buttons: before.buttons },
      after: { code, buttons: after.buttons },
    });
    return after;
  });
}

/** Sets the resources of a role. One that is out of use stays where it is bound, and is bound nowhere anew (AUTH-14). */
export function bindResources(call: Call, asked: z.output<typeof BindResources>): Promise<RoleBinding> {
  const { id, resourceIds } = asked;
  return call.write(async (tx, emit) => {
    const before = await bound(tx, id);
    const { code } = await risen(tx, call, asked);
    const present = before.resources.map((r) => r.id);
    const { added, removed } = difference(present, resourceIds);
    if (added.length > 0) {
      const known = await tx.select().from(resource).where(inArray(resource.id, added)).for("share");
      const off = known.find((r) => r.status === "DISABLED");
      if (off) throw invalid("resourceIds", "resource.disabled", { code: off.resourceCode });
      if (known.length < added.length) throw invalid("resourceIds", "resource.unknown");
      await tx.insert(roleResource).values(added.map((resourceId) => ({ roleId: id, resourceId })));
    }
    if (removed.length > 0)
      await tx.delete(roleResource).where(and(eq(roleResource.roleId, id), inArray(roleResource.resourceId, removed)));
    const after = await bound(tx, id);
    const codes = ({ resources }: RoleBinding) => resources.map((r) => r.resourceCode);
    emit({
      type: "permission.changed",
      subject: id,
      data: { roles: [id] },
      before: { code, resources: codes(before) },
      after: { code, resources: codes(after) },
    });
    return after;
  });
}
