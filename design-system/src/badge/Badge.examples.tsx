import { Inline, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { TopBar } from "../navigation/index.ts";
import { Badge } from "./Badge.tsx";
import { Count } from "./Count.tsx";

export function Tones() {
  return (
    <Inline>
      <Badge tone="good">On</Badge>
      <Badge tone="attention">Expires soon</Badge>
      <Badge tone="bad">Past due</Badge>
      <Badge tone="note">Scheduled</Badge>
      <Badge tone="neutral">Off</Badge>
    </Inline>
  );
}

export function Counted() {
  return (
    <TopBar brand="Portico">
      <Link href="#notifications" tone="onBrand">
        Notifications <Count value={2} label="2 unread" />
      </Link>
    </TopBar>
  );
}

export function AllStates() {
  return (
    <Stack>
      <Tones />
      <Counted />
    </Stack>
  );
}
