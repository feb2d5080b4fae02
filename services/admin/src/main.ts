import { startService } from "@linehaul/kit/service";
import { admin } from "./service.ts";

await startService(admin);
