/** Printable letters alone: a database takes no others in a text. */
const DEVICE = /^\P{C}{1,100}$/u;

/** A device's id as a client sends it, without the spaces around it; undefined for what is none. */
export function deviceOf(sent: string | undefined): string | undefined {
  const id = sent?.trim();
  return id !== undefined && DEVICE.test(id) ? id : undefined;
}
