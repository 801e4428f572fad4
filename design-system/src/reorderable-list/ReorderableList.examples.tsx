import { Badge } from "../badge/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Inline, Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Text } from "../text/index.ts";
import { ReorderableList } from "./ReorderableList.tsx";
import type { ReorderableLabels } from "./labels.ts";

type Channel = { id: string; name: string; number: string; live?: boolean };

export const channels: readonly Channel[] = [
  { id: "notices", name: "Building notices", number: "1.1" },
  { id: "pool", name: "Pool camera", number: "1.2", live: true },
  { id: "lobby", name: "Lobby", number: "1.3" },
  { id: "events", name: "Events this month", number: "1.4" },
];

const english: ReorderableLabels = {
  handle: (name) => `Move ${name}`,
  instructions: "Press Space to lift, the arrow keys to move, Space to drop, Escape to put back.",
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  lifted: (name, place, count) => `${name} lifted, place ${place} of ${count}.`,
  moved: (name, place, count) => `${name}, place ${place} of ${count}.`,
  dropped: (name, place, count) => `${name} dropped at place ${place} of ${count}.`,
  putBack: (name, place, count) => `${name} put back at place ${place} of ${count}.`,
};

const spanish: ReorderableLabels = {
  handle: (name) => `Mover ${name}`,
  instructions: "Pulse Espacio para levantar, las flechas para mover, Espacio para soltar y Escape para devolver.",
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  lifted: (name, place, count) => `${name} levantado, lugar ${place} de ${count}.`,
  moved: (name, place, count) => `${name}, lugar ${place} de ${count}.`,
  dropped: (name, place, count) => `${name} en el lugar ${place} de ${count}.`,
  putBack: (name, place, count) => `${name} vuelve al lugar ${place} de ${count}.`,
};

type ChannelsProps = ExampleProps<readonly Channel[]>;

/** Channels of a community, in the order in which televisions show them. */
export function Channels(props: ChannelsProps) {
  const [items, onReorder] = useExampleValue(channels, props);
  const labels = useLocale() === "es-US" ? spanish : english;
  return (
    <ReorderableList
      label="Active channels"
      items={items}
      itemKey={({ id }) => id}
      itemName={({ name }) => name}
      onReorder={onReorder}
      labels={labels}
    >
      {({ name, number, live }) => (
        <Inline gap="small">
          <Text as="span" weight="medium">
            {name}
          </Text>
          <Text as="span" size="small">
            {number}
          </Text>
          {live ? <Badge tone="success">Live</Badge> : null}
        </Inline>
      )}
    </ReorderableList>
  );
}

export function Many() {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `c${index}`,
    name: `Channel ${index + 1}`,
    number: `2.${index + 1}`,
  }));
  return <Channels initial={many} />;
}

export function OnlyOne() {
  return <Channels initial={channels.slice(0, 1)} />;
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <Channels />
      <OnlyOne />
    </Stack>
  );
}
