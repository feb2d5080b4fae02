import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";

export const ShowPicture = lazyPart(() => import("./show-picture.tsx"));
