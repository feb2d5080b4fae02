import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunks } from "./chunks-vite.ts";
import { compress } from "./compress-vite.ts";
import { firstScreen } from "./first-screen-vite.ts";
import { leanChakra } from "./lean-chakra-vite.ts";
import { leanEmotion } from "./lean-emotion-vite.ts";
import { leanI18next } from "./lean-i18next-vite.ts";
import { leanRelay } from "./lean-relay-vite.ts";
import { pureSchema } from "./pure-schema-vite.ts";
import { relay } from "./relay-vite.ts";
import { swiftChakra } from "./swift-chakra-vite.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:4300";

/** The code of what is on the screen. */
const OPENS_LATER = /^assets\/(?:console|lists|[\w-]+-page)-/;

/** What the compiler may find something in: elsewhere types alone are taken away, by Vite itself. */
const COMPONENTS = /\/web\/src\/.*\.tsx?$/;
const GENERATED = /\/__generated__\//;

export default defineConfig({
  // What the compiler would leave out is an error of `npm run lint`.
  plugins: [
    relay(),
    leanRelay(),
    leanI18next(),
    leanChakra(),
    swiftChakra(),
    leanEmotion(),
    pureSchema(),
    react({ compiler: true, include: COMPONENTS, exclude: GENERATED }),
    chunks(),
    firstScreen({ limitKiB: 250 }),
    compress(),
  ],
  server: {
    port: 4320,
    strictPort: true,
    proxy: { "/graphql": gateway, "/graphiql": gateway, "/apis-auth": gateway, "/files": gateway },
  },
  build: {
    target: "es2022",
    // Who has a trace to read makes its maps: `vite build --sourcemap hidden` of the same commit writes the same files, and the maps of them.
    sourcemap: false,
    manifest: true,
    // What the first screen takes is said, and files are compressed once.
    reportCompressedSize: false,
    // A library's index is followed to what is named of it; the rest is not read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    // What the first screen opens later comes ahead, when there is time: it does not name with each part what that imports.
    modulePreload: {
      // A browser that knows nothing of it fetches a little later.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (OPENS_LATER.test(hostId) ? [] : needed),
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/test-setup.ts"],
    // Each file has a document of its own, and shares the loaded modules.
    isolate: false,
    // A whole page in jsdom takes a second, and several on a machine that is busy with the rest.
    testTimeout: 30_000,
    // The browser of the tests stands in Malaysia, wherever they run.
    env: { TZ: "Asia/Kuala_Lumpur" },
  },
});
