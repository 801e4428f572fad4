import { useState } from "react";
import type { Problem } from "../../api/answer.ts";
import { useAction } from "../../data/useAction.ts";
import { type Grant, type Person, saveRoles } from "./people.api.ts";

export type RolesChange = {
  /** The person with the roles that are known now: somebody else may have been faster. */
  current: Person;
  running: boolean;
  problem: Problem | undefined;
  /** @param next makes the roles afterwards of those that they have now */
  save: (next: (grants: readonly Grant[]) => Grant[], reason: string) => Promise<void>;
};

/** Changes the roles of a person. When somebody was faster, the next press starts from what they made of it. */
export function useRolesChange(person: Person, onSaved: (person: Person) => void): RolesChange {
  const [current, setCurrent] = useState(person);
  const { state, run } = useAction(saveRoles);
  return {
    current,
    running: state.phase === "running",
    problem: state.phase === "refused" ? state.problem : undefined,
    async save(next, reason) {
      const answer = await run({ username: current.username, grants: next(current.grants), reason, version: current.etag });
      if (answer.ok) onSaved(answer.data);
      else if (answer.problem.status === 412) setCurrent(answer.problem.theirs as Person);
    },
  };
}
