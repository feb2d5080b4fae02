import { createElement } from "react";
import { loadQuery } from "react-relay";
import { addPageTexts } from "../texts/setup.ts";
import type { Means } from "./entry.ts";

/** What pages are started with. */
export const means: Means = { createElement, loadQuery, addPageTexts };
