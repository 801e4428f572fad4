import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { contactsWorkflows } from "./contacts.workflows.ts";
import { PropertyContactsScreen } from "./PropertyContactsScreen.tsx";

/** The screen as the router takes it. */
export const propertyContactsScreen = withWorkflows(PropertyContactsScreen, contactsWorkflows);
