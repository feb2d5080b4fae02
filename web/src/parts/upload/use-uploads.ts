import { useEffect, useRef, useState } from "react";
import { limitOf, type UploadedFile, type UploadPurpose } from "@linehaul/schema/upload";
import { failureOf } from "../../relay/failure.ts";
import { refusalOf, type Entry, type Way } from "./entry.ts";
import { send } from "./send.ts";

export interface Uploading {
  readonly purpose: UploadPurpose;
  /** `useUploadTicket(mutation)`. */
  readonly ticketFor: (file: File) => Promise<string>;
  readonly onTaken: (file: UploadedFile) => void;
  readonly onRemoved: (file: UploadedFile) => void;
}

/** Files on their way, and what may be done with them. Leaving the page gives up what is being sent. */
export function useUploads({ purpose, ticketFor, onTaken, onRemoved }: Uploading) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const made = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((one) => one.abort());
  }, []);

  const move = (key: string, way: Way): void =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, way } : entry)));

  async function begin(key: string, file: File): Promise<void> {
    const given = new AbortController();
    running.current.set(key, given);
    move(key, { is: "sending", sent: 0 });
    try {
      const ticket = await ticketFor(file);
      given.signal.throwIfAborted();
      const taken = await send(ticket, file, {
        onSent: (sent) => move(key, { is: "sending", sent }),
        signal: given.signal,
      });
      move(key, { is: "taken", as: taken });
      onTaken(taken);
    } catch (error) {
      if (!given.signal.aborted) move(key, { is: "failed", failure: failureOf(error) });
    }
    running.current.delete(key);
  }

  /** Takes an entry away: what is being sent is given up, what was taken is told. */
  function remove({ key, way }: Entry): void {
    running.current.get(key)?.abort();
    setEntries((all) => all.filter((entry) => entry.key !== key));
    if (way.is === "taken") onRemoved(way.as);
  }

  function add(files: readonly File[]): void {
    // Where one alone is wanted, another takes its place.
    const replaces = limitOf(purpose).files === 1;
    if (replaces) for (const entry of entries) remove(entry);
    const beside: Entry[] = replaces ? [] : [...entries];
    for (const file of files) {
      const why = refusalOf(purpose, file, beside);
      const way: Way = why === null ? { is: "sending", sent: 0 } : { is: "refused", why };
      made.current += 1;
      beside.push({ key: String(made.current), file, way });
    }
    setEntries(beside);
    for (const { key, file, way } of beside)
      if (way.is === "sending" && !running.current.has(key)) void begin(key, file);
  }

  return { entries, add, remove, retry: ({ key, file }: Entry): void => void begin(key, file) };
}
