import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { usePortalPage } from "../../../components/portalPage.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { DemoPersonRow } from "./DemoPersonRow.tsx";
import type { DemoPerson } from "./signIn.api.ts";
import { demoPeopleRead, selectDemoPeople } from "./signInPage.slice.ts";

export type DemoPeopleProps = { onChoose: (person: DemoPerson) => void };

/** Invented customers to sign in as, by what they show; choosing one fills the form. Only while demo data is on. */
export function DemoPeople({ onChoose }: DemoPeopleProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { site } = usePortalPage();
  const [chosen, setChosen] = useState("");
  const choose = (person: DemoPerson) => {
    onChoose(person);
    setChosen(person.username);
  };
  return (
    <Card tone="sunken" labelledBy="demo-people">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} id="demo-people">
            {t("session.demo.title")}
          </Heading>
          <Text size="small">{t("session.demo.detail")}</Text>
        </Stack>
        <ScreenState read={useSelector(selectDemoPeople)} skeleton={<PeopleOnTheirWay />} onRetry={() => dispatch(demoPeopleRead.requested())}>
          {(people) => <Topics people={people.filter((person) => person.site === site)} chosen={chosen} onChoose={choose} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={chosen && t("session.demo.filled", { name: chosen })} />
      </Stack>
    </Card>
  );
}

type TopicsProps = { people: readonly DemoPerson[]; chosen: string; onChoose: (person: DemoPerson) => void };

/** Those of the first topic at once, of each other one a press away. */
function Topics({ people, chosen, onChoose }: TopicsProps) {
  const t = useCopy();
  const [first, ...others] = [...new Set(people.map(({ topic }) => topic))];
  const rows = (topic: DemoPerson["topic"] | undefined) => (
    <Stack as="ul" gap="small">
      {people.filter((person) => person.topic === topic).map((person) => (
        <DemoPersonRow key={person.username} person={person} chosen={person.username === chosen} onChoose={onChoose} />
      ))}
    </Stack>
  );
  return (
    <Stack gap="small">
      {rows(first)}
      {others.map((topic) => (
        <Disclosure key={topic} summary={t(`session.demo.topic.${topic}`)}>
          {rows(topic)}
        </Disclosure>
      ))}
    </Stack>
  );
}

function PeopleOnTheirWay() {
  return (
    <SkeletonGroup label={useCopy()("session.demo.loading")}>
      <Skeleton shape="text" lines={6} />
    </SkeletonGroup>
  );
}
