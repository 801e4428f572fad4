import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Facts } from "../../components/Facts.tsx";
import { PersonName } from "../../components/PersonName.tsx";
import { changeSetHref, releaseHref } from "../../components/places.ts";
import { When } from "../../components/When.tsx";
import type { Release } from "../../data/releases.api.ts";

/** Who made a release, when, of what. */
export function ReleaseFacts({ release: { kind, author, at, basedOn, changeSets, changedMessages, changedToggles, writers = [], approvers = [] } }: { release: Release }) {
  const t = useCopy();
  const extent = `${t("studio.releases.messages", { count: changedMessages.length })}, ${t("studio.releases.toggles", { count: changedToggles.length })}`;
  const facts = [
    { id: "made", term: t("studio.releases.fact.made"), detail: <><PersonName>{author}</PersonName>, <When at={at} /></> },
    ...(writers.length === 0 ? [] : [{ id: "writers", term: t("studio.releases.fact.writers"), detail: <PersonName>{writers.join(", ")}</PersonName> }]),
    ...(approvers.length === 0 ? [] : [{ id: "approvers", term: t("studio.releases.fact.approvers"), detail: <PersonName>{approvers.join(", ")}</PersonName> }]),
    { id: "kind", term: t("studio.releases.fact.kind"), detail: t(`studio.releases.kind.${kind}`) },
    { id: "extent", term: t("studio.releases.fact.extent"), detail: extent },
    ...(basedOn === undefined ? [] : [{ id: "based", term: t("studio.releases.fact.based"), detail: <Link href={releaseHref(basedOn)}>{t("studio.releases.one", { release: basedOn })}</Link> }]),
    ...(changeSets.length === 0 ? [] : [{ id: "sets", term: t("studio.releases.fact.sets"), detail: <Sets changeSets={changeSets} /> }]),
  ];
  return <Facts items={facts} look="pairs" />;
}

function Sets({ changeSets }: { changeSets: readonly number[] }) {
  const t = useCopy();
  return (
    <Inline gap="small">
      {changeSets.map((id) => (
        <Link key={id} href={changeSetHref(id)}>
          {t("studio.changeSets.one", { id })}
        </Link>
      ))}
    </Inline>
  );
}
