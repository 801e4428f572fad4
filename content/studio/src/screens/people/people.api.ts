import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Change } from "../../data/useAction.ts";
import type { Reading } from "../../data/useRead.ts";

type Schemas = components["schemas"];
export type Person = Schemas["Person"];
export type Grant = Schemas["Grant"];
export type Role = Grant["role"];

/** Everyone who can have a role, sorted by name. */
export const peopleReading: Reading<Person[]> = {
  name: "people",
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/people"));
    return answered.ok ? { ...answered, data: answered.data.people } : answered;
  },
};

/** The complete new roles of a user, and the version (ETag) of the previous ones. */
export type RolesToSave = { username: string; grants: Grant[]; reason: string; version: string };

/** Replaces a user's roles. `version` is sent in `If-Match`: 412 on an edit conflict. */
export const saveRoles: Change<RolesToSave, Person> = {
  act: ({ content, writing }, { username, grants, reason, version }) =>
    answer(
      content.PUT("/content/v1/editor/people/{username}/grants", {
        params: { header: writing(version), path: { username } },
        body: { grants, reason },
      }),
    ),
  changes: ["people", "changes"],
};
