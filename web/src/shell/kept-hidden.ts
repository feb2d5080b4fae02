/**
 * Hidden, with its styles and its layout kept for when it comes back as `display`: there is nothing in it for keys, the search of the
 * browser or a reader. A browser that doesn't know how takes it away whole.
 */
export const keptHidden = (display: "block" | "flex") => ({
  display: "none",
  "@supports (content-visibility: hidden)": { display, contentVisibility: "hidden" as const },
});
