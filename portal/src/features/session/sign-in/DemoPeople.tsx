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
import type { DemoPerson } from "./signIn.api.ts";
import { demoPeopleRead, selectDemoPeople } from "./demoPeople.slice.ts";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { CheckIcon, ChevronRightIcon } from "@portico/design-system/icons";
import * as css from "./demoPeople.css.ts";

export type DemoPeopleProps = { onChoose: (person: DemoPerson) => void };

/** Demo users to sign in as, grouped by what they show; choosing one fills in the form. Only with demo data. */
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
    <Card variant="sunken" labelledBy="demo-people">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} id="demo-people">
            {t("session.demo.title")}
          </Heading>
          <Text size="small">{t("session.demo.detail")}</Text>
        </Stack>
        <ScreenState
          read={useSelector(selectDemoPeople)}
          skeleton={<PeopleOnTheirWay />}
          onRetry={() => dispatch(demoPeopleRead.requested())}
        >
          {(people) => (
            <Topics people={people.filter((person) => person.site === site)} chosen={chosen} onChoose={choose} />
          )}
        </ScreenState>
        <LiveRegion urgency="polite" message={chosen && t("session.demo.filled", { name: chosen })} />
      </Stack>
    </Card>
  );
}

type TopicsProps = { people: readonly DemoPerson[]; chosen: string; onChoose: (person: DemoPerson) => void };

/** The first topic is expanded, the others are collapsed. */
function Topics({ people, chosen, onChoose }: TopicsProps) {
  const t = useCopy();
  const [first, ...others] = [...new Set(people.map(({ topic }) => topic))];
  const rows = (topic: DemoPerson["topic"] | undefined) => (
    <Stack as="ul" gap="small">
      {people
        .filter((person) => person.topic === topic)
        .map((person) => (
          <DemoPersonRow
            key={person.username}
            person={person}
            chosen={person.username === chosen}
            onChoose={onChoose}
          />
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

export type DemoPersonRowProps = { person: DemoPerson; chosen: boolean; onChoose: (person: DemoPerson) => void };

/** One demo user: user name and description. */
function DemoPersonRow({ person, chosen, onChoose }: DemoPersonRowProps) {
  const t = useCopy();
  const { username, see } = person;
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-state={chosen ? "chosen" : "offered"}
        onClick={() => onChoose(person)}
      >
        <span className={css.words}>
          <span className={css.name} translate="no">
            {username}
          </span>
          <span className={css.see}>{see}</span>
        </span>
        <span className={css.mark}>{chosen ? <CheckIcon size={20} /> : <ChevronRightIcon size={20} />}</span>
        <VisuallyHidden>{t("session.demo.fill", { name: username })}</VisuallyHidden>
      </button>
    </li>
  );
}
