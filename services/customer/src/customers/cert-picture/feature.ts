import { feature as bind } from "@linehaul/kit/feature";
import { certPictureRoutes } from "@linehaul/schema/customers/cert-picture/routes";
import { showPicture, showReviewed } from "./show.ts";

export const feature = bind(certPictureRoutes, {
  upload: async ({ file }) => file,
  show: ({ params, query }, call) => showPicture(call, { ...params, ...query }),
  showReviewed: ({ params, query }, call) => showReviewed(call, { ...params, ...query }),
});
