import { Stack } from "@portico/design-system/layout";
import type { Differences } from "../../data/releases.api.ts";
import { ItemDifference } from "./ItemDifference.tsx";

/** Everything that differs between two releases: toggles first, for they change what there is. */
export function DifferenceList({ differences: { messages, toggles }, level }: { differences: Differences; level: 3 | 4 }) {
  return (
    <Stack as="ul" gap="medium">
      {toggles.map(({ key, before, after }) => (
        <ItemDifference key={key} item="toggle" name={key} scope="all" before={before} after={after} level={level} />
      ))}
      {messages.map(({ key, scope, before, after }) => (
        <ItemDifference key={`${key} ${scope}`} item="message" name={key} scope={scope} before={before} after={after} level={level} />
      ))}
    </Stack>
  );
}
