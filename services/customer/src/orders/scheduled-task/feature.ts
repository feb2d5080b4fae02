import { scheduledTasks } from "@linehaul/kit/jobs/feature";

export const feature = scheduledTasks("customer");
