import { startService } from "@linehaul/kit/service";
import { customer } from "./service.ts";

await startService(customer);
