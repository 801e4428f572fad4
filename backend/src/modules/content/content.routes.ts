import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { deliveryOperations } from "./delivery.routes.ts";
import { editorOperations } from "./editor.routes.ts";
import { ofrepOperations } from "./ofrep.routes.ts";

/** Doors of copy and toggles: what browsers read, what any OpenFeature client reads, what editors do. */
export function contentOperations(deps: Dependencies): Operations {
  return { ...deliveryOperations(deps), ...ofrepOperations(deps), ...editorOperations(deps) };
}
