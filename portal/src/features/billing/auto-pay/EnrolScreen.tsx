import { AutoPayPage } from "./AutoPayPage.tsx";
import { EnrolFlow } from "./EnrolFlow.tsx";

/** Auto Pay enrolment in three steps (AUTO-01): amount due, method, review. The step is in the address. */
export function EnrolScreen() {
  return <AutoPayPage flow="enrol">{(props) => <EnrolFlow {...props} />}</AutoPayPage>;
}
