import { useState } from "react";
import { type ActionState, useAction } from "../../data/useAction.ts";
import { type Grant, type Person, saveRoles } from "./people.api.ts";

export type RolesChange = {
  /** The person with the roles that are known now: somebody else may have been faster. */
  current: Person;
  state: ActionState<Person>;
  /** @param next makes the roles afterwards of those that they have now */
  save: (next: (grants: readonly Grant[]) => Grant[], reason: string) => Promise<void>;
};

/** Changes the roles of a person. When somebody was faster, the next press starts from what they made of it. */
export function useRolesChange(person: Person, onSaved: (person: Person) => void): RolesChange {
  const [current, setCurrent] = useState(person);
  const { state, run } = useAction(saveRoles);
  return {
    current,
    state,
    async save(next, reason) {
      const answer = await run({ username: current.username, grants: next(current.grants), reason, version: current.etag });
      if (answer.ok) onSaved(answer.data);
      else if (answer.problem.status === 412) setCurrent(answer.problem.theirs as Person);
    },
  };
}
