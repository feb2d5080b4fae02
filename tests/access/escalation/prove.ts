import { signIn } from "@linehaul/admin/testing/admin";
import { isMenuButton } from "@linehaul/schema/modules";
import { GRANTING, type Granting } from "@linehaul/schema/permissions/granting";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AWAY, bringIn, giveOnly, HOLDER, keyOf, OTHER, secretOf, TOOLS } from "./cast.ts";
import { knownOf, type Known } from "./known.ts";
import { ofClient, ofSession, ofSignIn } from "./principals.ts";
import { search, type Finding } from "./search.ts";
import { versionedOf } from "./state.ts";
import { nodeTypes, stepsOf } from "./steps.ts";
import type { Stage } from "./take.ts";
import { startWorld } from "./world.ts";

/** On a machine that does other work, in milliseconds. */
const SLOW_MS = 300_000;
const NOBODY: Granting = { himself: [], others: [], what: "Nothing." };
/** The longest sequence: of a button that is listed, shorter, for it gives by single steps what it gives. */
const MOST = { listed: 2, others: 3 };

const kind = ({ to, gain }: Pick<Finding, "to" | "gain">): string => `${to} ${gain}`;
const listed = ({ himself, others }: Granting): string[] => [
  ...himself.map((gain) => kind({ to: "himself", gain })),
  ...others.map((gain) => kind({ to: "others", gain })),
];

async function setStage(): Promise<Stage & { readonly known: Known }> {
  const world = await startWorld();
  const at = { app: world.admin, db: world.db, now: new Date() };
  await bringIn(world.db);
  const token = await signIn(at, HOLDER);
  const administrator = await signIn(at, "admin");
  const principals = [
    ofSession(world, at, HOLDER, token),
    ...[HOLDER, OTHER, AWAY].map((name) => ofSignIn(world, at, name)),
    ...TOOLS.map((tool) => ofClient(world, tool, keyOf(tool), secretOf(tool))),
  ];
  const [, { read: tables }] = await world.watched(async () => {
    for (const who of principals) await who.power();
  });
  const known = await knownOf(world, { token: administrator, tables, types: nodeTypes });
  return { world, token, tables, versioned: await versionedOf(world, tables), principals, known };
}

/** Proves of each of these buttons that it alone gives what the list of the buttons that give says: no more, and no less. */
export function provesOf(buttons: readonly string[]): void {
  describe("each alone", () => {
    let stage: Awaited<ReturnType<typeof setStage>>;
    const began = performance.now();
    const count = { buttons: 0, inSequences: 0, steps: 0 };
    beforeAll(async () => {
      stage = await setStage();
    }, SLOW_MS);
    afterAll(async () => {
      await stage.world.close();
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(
        `Escalation: ${count.buttons} buttons, each alone, ${count.steps} mutations in ${seconds} s; ` +
          `${count.inSequences} change what powers are made from, and were tried in sequences\n`,
      );
    });

    /** What is open to everybody goes with each button. */
    const ofEverybody = () => [...stepsOf(stage.known, "SELF").values()].flatMap((steps) => steps.slice(0, 1));

    test.each(buttons)(
      "%s",
      async (button) => {
        const { world, known } = stage;
        const own = isMenuButton(button) ? button : null;
        const list = (own && GRANTING[own]) ?? NOBODY;
        const steps = [...stepsOf(known, button).values()].flat();
        const everybodys = button === "SELF" ? [] : ofEverybody();
        const found = await world.undone(async () => {
          await world.watched(() => giveOnly(world.db, own));
          return search(stage, { own: steps, everybodys }, list === NOBODY ? MOST.others : MOST.listed);
        });
        count.buttons += 1;
        count.steps += found.tried;
        if (found.isInSequences) count.inSequences += 1;
        const unlisted = found.findings.filter((finding) => !listed(list).includes(kind(finding)));
        expect(unlisted).toEqual([]);
        expect(listed(list).filter((one) => !found.findings.map(kind).includes(one))).toEqual([]);
      },
      SLOW_MS,
    );
  });
}
