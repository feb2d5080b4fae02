import { startService } from "../../service.ts";
import { sample } from "./service.ts";

await startService(sample);
