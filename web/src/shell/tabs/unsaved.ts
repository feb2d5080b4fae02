import { createContext, use } from "react";

/** The way past what is not saved: it goes on at once when all is, else the user is asked first whether it may be lost. Filled by the frame. */
export type Leave = (then: () => void) => void;
export const LeaveContext = createContext<Leave>((then) => then());
export const useLeave = (): Leave => use(LeaveContext);
