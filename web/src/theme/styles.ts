import createCache from "@emotion/cache";

/** Where components leave their styles. */
export const styles = createCache({ key: "css" });

// A rule with `@layer` or `@media` that joins a sheet in use makes Chromium style and lay out the whole document once more. What is
// drawn at once has a sheet of its own, which concerns nothing but what uses it.
const { sheet } = styles;
const insert = sheet.insert.bind(sheet);
let isBegun = false;
sheet.insert = (rule) => {
  if (!isBegun) {
    isBegun = true;
    // To Emotion it has none yet.
    sheet.ctr = 0;
    queueMicrotask(() => {
      isBegun = false;
    });
  }
  insert(rule);
};
