import { useCopy } from "@portico/content-runtime/react";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { useParams } from "react-router-dom";
import { reasonText } from "../../components/reasonText.ts";
import { Facts } from "../../components/Facts.tsx";
import { changeSetHref, numberIn, releaseHref } from "../../components/hrefs.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { isUnknown, UnknownThing } from "../../components/NoticePage.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import {
  type Release,
  type ReleasePage as ReleaseList,
  releaseReading,
  releasesReading,
} from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { Comparison } from "./Comparison.tsx";
import { Rollback } from "./Rollback.tsx";

/** One release: its changes, its diff, and the rollback to it. */
export function ReleaseScreen() {
  const { release = "" } = useParams();
  return numberIn(release) === undefined ? (
    <UnknownThing of="releases" />
  ) : (
    <ReleasePage key={release} number={release} />
  );
}

function ReleasePage({ number }: { number: string }) {
  const t = useCopy();
  const title = t("studio.releases.one", { release: number });
  useScreenTitle(title);
  const { read, again } = useRead(releaseReading(number));
  const { read: newest, again: newestAgain } = useRead(releasesReading());
  if (isUnknown(read)) return <UnknownThing of="releases" />;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          back={{ href: "/studio/releases", label: t("studio.releases.title") }}
          title={title}
          description={read.data && reasonText(t, read.data.reason)}
        />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.loading")} />}>
          {(release) => (
            <ScreenState
              read={newest}
              onRetry={newestAgain}
              skeleton={<RowSkeletons label={t("studio.releases.loading")} />}
            >
              {(page) => (
                <Stack gap="xlarge">
                  <Rollback release={release} page={page} onStale={newestAgain} />
                  <ReleaseFacts release={release} />
                  {hasOthers(page, release) && <Comparison release={release} page={page} />}
                </Stack>
              )}
            </ScreenState>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** Whether there is a release to compare with: the first one of all has none. */
const hasOthers = ({ releases }: ReleaseList, { release }: Release) =>
  releases.some((each) => each.release !== release);

/** Who created a release, when, from which change sets. */
function ReleaseFacts({
  release: {
    kind,
    author,
    at,
    basedOn,
    changeSets,
    changedMessages,
    changedToggles,
    changedForms,
    changedArticles,
    writers = [],
    approvers = [],
  },
}: {
  release: Release;
}) {
  const t = useCopy();
  const extent = [
    t("studio.releases.messages", { count: changedMessages.length }),
    t("studio.releases.toggles", { count: changedToggles.length }),
    ...(changedForms.length > 0 ? [t("studio.releases.forms", { count: changedForms.length })] : []),
    ...(changedArticles.length > 0 ? [t("studio.releases.articles", { count: changedArticles.length })] : []),
  ].join(", ");
  const facts = [
    {
      id: "made",
      term: t("studio.releases.fact.made"),
      detail: (
        <>
          <PersonName>{author}</PersonName>, <When at={at} />
        </>
      ),
    },
    ...(writers.length === 0
      ? []
      : [
          {
            id: "writers",
            term: t("studio.releases.fact.writers"),
            detail: <PersonName>{writers.join(", ")}</PersonName>,
          },
        ]),
    ...(approvers.length === 0
      ? []
      : [
          {
            id: "approvers",
            term: t("studio.releases.fact.approvers"),
            detail: <PersonName>{approvers.join(", ")}</PersonName>,
          },
        ]),
    { id: "kind", term: t("studio.releases.fact.kind"), detail: t(`studio.releases.kind.${kind}`) },
    { id: "extent", term: t("studio.releases.fact.extent"), detail: extent },
    ...(basedOn === undefined
      ? []
      : [
          {
            id: "based",
            term: t("studio.releases.fact.based"),
            detail: <Link href={releaseHref(basedOn)}>{t("studio.releases.one", { release: basedOn })}</Link>,
          },
        ]),
    ...(changeSets.length === 0
      ? []
      : [{ id: "sets", term: t("studio.releases.fact.sets"), detail: <Sets changeSets={changeSets} /> }]),
  ];
  return <Facts items={facts} variant="pairs" />;
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
