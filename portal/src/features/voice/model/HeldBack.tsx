import { Heading } from "@portico/design-system/text";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { ConfirmIdentity, useIdentityConfirmed } from "../../cpni/model/ConfirmIdentity.tsx";

type Props = { title: string; onConfirmed: () => void };

/** Held back until the customer complies with the rules for customer proprietary network information (SESS-03). */
export function HeldBack({ title, onConfirmed }: Props) {
  useIdentityConfirmed(onConfirmed);
  return (
    <Card labelledBy="held-back">
      <Stack gap="medium">
        <Heading level={2} size={3} id="held-back">
          {title}
        </Heading>
        <ConfirmIdentity />
      </Stack>
    </Card>
  );
}
