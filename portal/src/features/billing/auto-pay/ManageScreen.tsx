import { AutoPayPage } from "./AutoPayPage.tsx";
import { ManageFlow } from "./ManageFlow.tsx";

/** Manage Auto Pay in three steps (AUTO-03): summary, method, review. The step is in the address. */
export function ManageScreen() {
  return <AutoPayPage flow="change">{(props) => <ManageFlow {...props} />}</AutoPayPage>;
}
