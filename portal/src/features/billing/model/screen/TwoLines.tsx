import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";

/** A name with a smaller note below it: the left side of a row. */
export function TwoLines({ name, note }: { name: ReactNode; note: ReactNode }) {
  return (
    <>
      <Text as="span" tone="ink" weight="medium">
        {name}
      </Text>
      {note && <Text size="small">{note}</Text>}
    </>
  );
}
