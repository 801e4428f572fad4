import { Alert } from "../alert/index.ts";
import { Badge } from "../badge/index.ts";
import { Actions, Button } from "../button/index.ts";
import { Card, CardTitle } from "../card/index.ts";
import { TextField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { Money } from "../money/index.ts";
import { brandCss } from "./index.ts";
import { harbor } from "./harbor.ts";

function Bill({ site }: { site: string }) {
  return (
    <Card labelledBy={`bill-${site}`}>
      <Stack gap="medium">
        <CardTitle
          level={3}
          id={`bill-${site}`}
          aside={<Badge tone="warning">Due in 3 days</Badge>}
        >{`November bill, ${site}`}</CardTitle>
        <Money cents={24817} size="large" />
        <TextField
          label="Note for your records"
          name={`note-${site}`}
          value="Invoice 1187"
          onChange={() => undefined}
        />
        <Alert tone="info" toneLabel="Note">
          Auto Pay is off.
        </Alert>
        <Actions>
          <Button>Pay $248.17</Button>
          <Button variant="secondary">See the bill</Button>
        </Actions>
      </Stack>
    </Card>
  );
}

/** A card in a custom brand, with the style sheet that `brandCss` generates. */
export function ThirdBrand() {
  return (
    <div data-site={harbor.site}>
      <style>{brandCss(harbor)}</style>
      <Bill site={harbor.site} />
    </div>
  );
}

/** The same in our two brands and in the custom one. */
export function AllStates() {
  return (
    <Stack gap="large">
      {["business", "community"].map((site) => (
        <div key={site} data-site={site}>
          <Bill site={site} />
        </div>
      ))}
      <ThirdBrand />
    </Stack>
  );
}
