import { openApiDocument } from "@linehaul/kit/openapi-document";
import { outsideDocument } from "@linehaul/kit/outside-document";
import type { Feature } from "@linehaul/kit/feature";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { OutsideContract } from "@linehaul/schema/outside/contract";
import { bdusContract } from "@linehaul/schema/outside/bdus";
import { customsContract } from "@linehaul/schema/outside/customs";
import { mailContract } from "@linehaul/schema/outside/mail";
import { outletContract } from "@linehaul/schema/outside/outlet";
import type { Service } from "@linehaul/schema/route";
import { REST_SERVICES } from "../places.ts";

/** The features of each service, from the registries. */
const FEATURES: Readonly<Record<Service, () => Promise<{ features: Feature[] }>>> = {
  admin: () => import("@linehaul/admin/__generated__/features"),
  customer: () => import("@linehaul/customer/__generated__/features"),
  order: () => import("@linehaul/order/__generated__/features"),
};

export const featuresOf = async (service: Service): Promise<readonly Feature[]> => (await FEATURES[service]()).features;

const CONTRACTS: Readonly<Record<OutsideSystem, OutsideContract>> = {
  CUSTOMS: customsContract,
  OUTLET: outletContract,
  BDUS: bdusContract,
  MAIL: mailContract,
};

const printed = (name: string, document: object): [path: string, text: string] => [
  `schema/rest/${name}.json`,
  `${JSON.stringify(document, null, 2)}\n`,
];

/** OpenAPI 3.1 of each service, and of what systems of others receive: path from the root → text. */
export const restDocuments = async (): Promise<[path: string, text: string][]> => [
  ...(await Promise.all(
    REST_SERVICES.map(async (service) => printed(service, await openApiDocument(service, await featuresOf(service)))),
  )),
  ...Object.entries(CONTRACTS).map(([system, contract]) => printed(system.toLowerCase(), outsideDocument(contract))),
];
