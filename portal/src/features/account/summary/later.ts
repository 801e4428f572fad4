import type { ComponentType } from "react";
import { lazyComponent } from "../../../components/lazyComponent.ts";

type Parts = typeof import("./loadedLater.ts");

/** A part of the summary that loads after it. */
export const later = <P extends object>(part: (parts: Parts) => ComponentType<P>) =>
  lazyComponent(() => import("./loadedLater.ts").then(part));
