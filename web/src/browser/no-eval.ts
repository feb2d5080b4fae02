declare global {
  // Where zod looks for its settings; it names no type for it.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// Zod tries whether it may compile its checks, which the content security policy forbids and the browser reports. Set before
// zod is loaded, without loading it: the first screen has no use for it.
globalThis.__zod_globalConfig = { jitless: true };

export {};
