import { StartFailure } from "@linehaul/kit/start-failure";
import { isBuilt, markBuilt } from "./built.ts";
import { run } from "./command.ts";

/** Generates and builds what changed. Throws a StartFailure with what the tools said. */
export async function build(): Promise<void> {
  const { code, output } = await run("turbo", ["run", "build", "--output-logs=errors-only"]);
  if (code !== 0) throw new StartFailure(`${output.trimEnd()}\nthe build failed: what the tools said stands above`);
  markBuilt();
}

/** The same, and nothing when no source has changed since. */
export const buildUnlessBuilt = async (): Promise<void> => {
  if (!isBuilt()) await build();
};
