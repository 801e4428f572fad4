import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { articleOperations } from "./articles/articles.routes.ts";
import { changeSetOperations } from "./change-sets/changeSets.routes.ts";
import { deliveryOperations } from "./delivery/delivery.routes.ts";
import { formOperations } from "./forms/forms.routes.ts";
import { historyOperations } from "./history/history.routes.ts";
import { messageOperations } from "./messages/messages.routes.ts";
import { ofrepOperations } from "./delivery/ofrep.routes.ts";
import { peopleOperations } from "./people/people.routes.ts";
import { releaseOperations } from "./releases/releases.routes.ts";
import { toggleOperations } from "./toggles/toggles.routes.ts";
import { translationOperations } from "./translation/translation.routes.ts";

/** The endpoints of messages, toggles, web forms and articles: for browsers, for OpenFeature clients, and for editors. */
export function contentOperations(deps: Dependencies): Operations {
  return {
    ...deliveryOperations(deps),
    ...ofrepOperations(deps),
    ...messageOperations(deps),
    ...toggleOperations(deps),
    ...formOperations(deps),
    ...articleOperations(deps),
    ...changeSetOperations(deps),
    ...releaseOperations(deps),
    ...historyOperations(deps),
    ...translationOperations(deps),
    ...peopleOperations(deps),
  };
}
