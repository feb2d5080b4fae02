import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./global.ts";
import { recipes, slotRecipes } from "./recipes.ts";
import { semanticColors } from "./semantic.ts";
import { animationStyles, keyframes, layerStyles, textStyles, tokens } from "./tokens.ts";

/**
 * Chakra with our own tokens and only the recipes in use: its default system costs 30 KiB of the first screen more.
 * A page that needs another part adds that part's recipe to `recipes.ts`.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "chakra",
    cssVarsRoot: ":where(html)",
    globalCss,
    theme: {
      breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" },
      tokens,
      semanticTokens: {
        colors: semanticColors,
        radii: { l1: { value: "{radii.xs}" }, l2: { value: "{radii.sm}" }, l3: { value: "{radii.md}" } },
        // Shadow is for overlays alone.
        shadows: {
          xs: { value: "none" },
          sm: { value: "none" },
          md: overlay(6, 16),
          lg: overlay(8, 24),
          xl: overlay(12, 40),
        },
      },
      textStyles,
      layerStyles,
      animationStyles,
      keyframes,
      recipes,
      slotRecipes,
    },
  }),
);

function overlay(y: number, blur: number) {
  return {
    value: {
      _light: `0 0 0 1px rgba(18, 22, 29, 0.08), 0 ${y}px ${blur}px rgba(18, 22, 29, 0.14)`,
      _dark: `0 0 0 1px rgba(255, 255, 255, 0.09), 0 ${y}px ${blur}px rgba(0, 0, 0, 0.5)`,
    },
  };
}
