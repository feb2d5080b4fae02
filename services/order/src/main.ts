import { startService } from "@linehaul/kit/service";
import { order } from "./service.ts";

await startService(order);
