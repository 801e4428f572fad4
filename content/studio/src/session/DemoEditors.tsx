import { useCopy } from "@portico/content-runtime/react";
import { ActionCard, Card } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { ScreenState, TextSkeleton } from "../components/ScreenState.tsx";
import { type Reading, useRead } from "../data/useRead.ts";
import { type DemoPerson, getDemoPeople } from "./session.api.ts";

const demoPeople: Reading<DemoPerson[]> = { name: "demo/people", load: getDemoPeople };

/** Demo editors to sign in as; choosing one fills in the form. Only with demo data. */
export function DemoEditors({ onChoose }: { onChoose: (person: DemoPerson) => void }) {
  const t = useCopy();
  const { read, again } = useRead(demoPeople);
  const [chosen, setChosen] = useState("");
  const choose = (person: DemoPerson) => {
    onChoose(person);
    setChosen(person.username);
  };
  return (
    <Card variant="sunken" labelledBy="demo-editors">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} id="demo-editors">
            {t("studio.session.demo.title")}
          </Heading>
          <Text size="small">{t("studio.session.demo.detail")}</Text>
        </Stack>
        <ScreenState read={read} onRetry={again} skeleton={<TextSkeleton label={t("studio.session.demo.loading")} />}>
          {(people) => <Editors people={people.filter(({ role }) => role === "EDITOR")} onChoose={choose} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={chosen && t("studio.session.demo.filled", { name: chosen })} />
      </Stack>
    </Card>
  );
}

function Editors({ people, onChoose }: { people: readonly DemoPerson[]; onChoose: (person: DemoPerson) => void }) {
  return (
    <Stack as="ul" gap="small">
      {people.map((person) => (
        <li key={person.username}>
          <ActionCard title={person.username} description={person.see} onPress={() => onChoose(person)} />
        </li>
      ))}
    </Stack>
  );
}
