import { useEffect, useState } from "react";
import { HOME } from "../../tab/tab-id.ts";
import { keepCodes, readCodes } from "./kept-codes.ts";

const MOST = 6;

/** Pages that were lately in front, the last one first; `active` is the one there now. */
export function useRecent(userId: string, active: string): readonly string[] {
  const key = `linehaul.recent.${userId}`;
  const [codes, setCodes] = useState(() => readCodes(key));
  const [seen, setSeen] = useState(HOME);
  if (active !== seen) {
    setSeen(active);
    if (active !== HOME && active !== codes[0])
      setCodes([active, ...codes.filter((code) => code !== active)].slice(0, MOST));
  }
  useEffect(() => keepCodes(key, codes), [key, codes]);
  return codes;
}
