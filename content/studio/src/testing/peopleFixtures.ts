import type { components } from "@portico/openapi/studio";
import { amir, erin, ofelia, teresa, vic } from "./fixtures.ts";

type Person = components["schemas"]["Person"];

const personOf = ({ username, firstName, grants }: Omit<Person, "etag">): Person => ({ username, firstName, grants, etag: `"${username}"` });

/** One of each: everywhere, in a part, without any role. */
export const people: Person[] = [
  ...[amir, erin, ofelia, teresa].map(personOf),
  personOf({ username: "carla", firstName: "Carla", grants: [{ role: "editor", sites: ["community"], namespaces: ["billing", "wallet"] }] }),
  personOf(vic),
  personOf({ username: "noa", firstName: "Noa", grants: [] }),
];
