import type { ReactElement } from "react";

/** A text that gives way where there is no room, and an end that stays in sight; whole on hover. */
export const withEnd = (text: string, end: string): ReactElement => (
  <span className="with-end" title={text + end}>
    <span>{text}</span>
    {end}
  </span>
);
