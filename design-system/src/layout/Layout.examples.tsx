import { Card } from "../card/index.ts";
import { Text } from "../text/index.ts";
import { Bleed } from "./Bleed.tsx";
import { Box } from "./Box.tsx";
import { Columns } from "./Columns.tsx";
import { Divider } from "./Divider.tsx";
import { Grid } from "./Grid.tsx";
import { Inline } from "./Inline.tsx";
import { Page } from "./Page.tsx";
import { Stack } from "./Stack.tsx";

const months = ["September", "October", "November"];
const cards = months.map((month) => (
  <Card key={month}>
    <Text>{month}</Text>
  </Card>
));

export function InAStack() {
  return <Stack>{cards}</Stack>;
}

export function OnALine() {
  return (
    <Inline gap="medium" justify="between">
      <Text weight="strong">November</Text>
      <Text numeric>$248.17</Text>
    </Inline>
  );
}

export function InColumns() {
  return <Columns template="main-aside">{cards.slice(0, 2)}</Columns>;
}

export function InEqualColumns() {
  return <Columns template="equal">{cards}</Columns>;
}

export function InAGrid() {
  return <Grid min="small">{cards}</Grid>;
}

export function Boxes() {
  return (
    <Stack>
      <Box padding="medium" variant="tint">
        <Text>You save $5.00 a month.</Text>
      </Box>
      <Box padding="medium" variant="sunken">
        <Text>Nothing is due.</Text>
      </Box>
    </Stack>
  );
}

export function Divided() {
  return (
    <Stack gap="small">
      <Text>November</Text>
      <Divider />
      <Text>October</Text>
    </Stack>
  );
}

export function Narrow() {
  return (
    <Page width="narrow">
      <Card>
        <Text>Forms are read in one column of 608 px.</Text>
      </Card>
    </Page>
  );
}

export function ToTheSides() {
  return (
    <Card>
      <Stack>
        <Text weight="strong">November</Text>
        <Bleed>
          <Box padding="medium" variant="tint">
            <Text>From one side of the card to the other.</Text>
          </Box>
        </Bleed>
        <Text>October</Text>
      </Stack>
    </Card>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <InAStack />
      <OnALine />
      <InColumns />
      <InEqualColumns />
      <InAGrid />
      <Boxes />
      <Divided />
      <ToTheSides />
      <Narrow />
    </Stack>
  );
}
