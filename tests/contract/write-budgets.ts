// `npm run budgets -w tests`: measures what each operation costs and makes that its budget. Its diff is to be read: a rise is a choice.
import { writeBudgets } from "./budgets.ts";
import { measureOperations } from "./measure.ts";

writeBudgets(await measureOperations());
