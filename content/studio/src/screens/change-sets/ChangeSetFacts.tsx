import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { Facts } from "../../components/Facts.tsx";
import { PersonName } from "../../components/PersonName.tsx";
import { When } from "../../components/When.tsx";
import type { ChangeSet } from "../../data/changeSets.api.ts";

/** Who had a hand in a change set. */
export function ChangeSetFacts({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const { id, author, at, contributors, legal } = changeSet;
  const facts = [
    { id: "begun", term: t("studio.changeSets.fact.begun"), detail: <><PersonName>{author}</PersonName>, <When at={at} /></> },
    { id: "writers", term: t("studio.changeSets.fact.writers"), detail: contributors.length > 0 ? <PersonName>{contributors.join(", ")}</PersonName> : t("studio.changeSets.fact.nobody") },
    { id: "needs", term: t("studio.changeSets.fact.needs"), detail: t(legal ? "studio.changeSets.fact.needsTwo" : "studio.changeSets.fact.needsOne") },
    { id: "reviews", term: t("studio.changeSets.fact.reviews"), detail: <Reviews changeSet={changeSet} /> },
  ];
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.changeSets.facts")}</Heading>
      <Facts items={facts} look="pairs" />
      <Text>
        <Link href={`/studio/history?changeSet=${id}`}>{t("studio.changeSets.history")}</Link>
      </Text>
    </Stack>
  );
}

function Reviews({ changeSet: { reviews } }: { changeSet: ChangeSet }) {
  const t = useCopy();
  if (reviews.length === 0) return t("studio.changeSets.fact.noReviews");
  return (
    <Stack gap="xsmall">
      {reviews.map(({ reviewer, decision, note, at }) => (
        <span key={`${reviewer} ${at}`}>
          <PersonName>{reviewer}</PersonName>: {t(`studio.changeSets.decision.${decision}`)}, <When at={at} />
          {note && `. ${note}`}
        </span>
      ))}
    </Stack>
  );
}
