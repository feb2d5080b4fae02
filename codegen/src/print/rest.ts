import { openApiDocument } from "@linehaul/kit/openapi-document";
import type { Feature } from "@linehaul/kit/feature";
import type { Service } from "@linehaul/schema/route";
import { REST_SERVICES } from "../places.ts";

/** The features of each service, from the registries. */
const FEATURES: Readonly<Record<Service, () => Promise<{ features: Feature[] }>>> = {
  admin: () => import("@linehaul/admin/__generated__/features"),
  customer: () => import("@linehaul/customer/__generated__/features"),
  order: () => import("@linehaul/order/__generated__/features"),
};

export const featuresOf = async (service: Service): Promise<readonly Feature[]> => (await FEATURES[service]()).features;

/** OpenAPI 3.1 of each service: path from the root → text. */
export const restDocuments = (): Promise<[path: string, text: string][]> =>
  Promise.all(
    REST_SERVICES.map(async (service): Promise<[string, string]> => {
      const document = await openApiDocument(service, await featuresOf(service));
      return [`schema/rest/${service}.json`, `${JSON.stringify(document, null, 2)}\n`];
    }),
  );
