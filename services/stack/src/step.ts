/** Says what is being done and how long it took. */
export async function step<T>(name: string, work: Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work;
  process.stdout.write(`${name.padEnd(12)}${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}
