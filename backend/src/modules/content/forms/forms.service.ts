import type { components } from "@portico/openapi/studio";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { type DraftInSet, draftsAt, draftsOfItem, type DraftTarget } from "../change-sets/drafts.repository.ts";
import { type ItemEdit, type ReadLive, saveItemDraft } from "../change-sets/itemDrafts.service.ts";
import { draftOrigin, draftPlaceOf, etagOf } from "../change-sets/optimisticConcurrency.ts";
import type { Authorship, FormDefinition, FormDefinitions } from "../content.types.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import type { Actor } from "../people/scope.domain.ts";
import { formFindings } from "./formFindings.domain.ts";

type Form = components["schemas"]["Form"];

export const formPlace = (key: string): DraftTarget => ({ item: "form", key, scope: "all" });

const definitionOf = (draft: { value: unknown } | undefined): FormDefinition | undefined =>
  draft?.value as FormDefinition | undefined;

const liveOf = (forms: FormDefinitions, key: string): FormDefinition | undefined =>
  Object.hasOwn(forms, key) ? forms[key] : undefined;

/** A form as editors see it. @param changeSet whose draft is shown */
function formView(
  key: string,
  live: FormDefinition | undefined,
  drafts: readonly DraftInSet[],
  changeSet: number | undefined,
): Form {
  const draft = drafts.find((row) => row.changeSet === changeSet);
  const form = definitionOf(draft);
  return {
    key,
    etag: etagOf(form ?? live),
    liveEtag: etagOf(live),
    ...(live === undefined ? {} : { live }),
    ...(draft && form ? { draft: { ...draftOrigin(draft), form } } : {}),
    drafts: drafts.map(draftPlaceOf),
    findings: form ? formFindings(key, form) : [],
  };
}

/**
 * Every form, published or only drafted, with the drafts of the caller's own change set; one that was never published
 * with any draft, so that its title is known.
 */
export async function forms(tx: Transaction, username: string): Promise<{ forms: Form[]; newEtag: string }> {
  const [{ forms: live }, drafts, changeSet] = [
    await loadLiveContent(tx),
    await draftsOfItem(tx, "form"),
    (await ownChangeSet(tx, username))?.id,
  ];
  const keys = [...new Set([...Object.keys(live), ...drafts.map(({ key }) => key)])].sort();
  return {
    forms: keys.map((key) => {
      const [published, ofIt] = [liveOf(live, key), drafts.filter((row) => row.key === key)];
      const isOwn = ofIt.some((row) => row.changeSet === changeSet);
      return formView(key, published, ofIt, published || isOwn ? changeSet : ofIt[0]?.changeSet);
    }),
    newEtag: etagOf(undefined),
  };
}

async function viewAt(tx: Transaction, key: string, changeSet: number | undefined): Promise<Form> {
  const [{ forms: live }, drafts] = [await loadLiveContent(tx), await draftsAt(tx, formPlace(key))];
  return formView(key, liveOf(live, key), drafts, changeSet);
}

/**
 * One form, with its draft in a change set.
 * @throws NOT_FOUND when it is neither published nor drafted
 */
export async function formAt(
  tx: Transaction,
  key: string,
  changeSet: number | undefined,
  username: string,
): Promise<Form> {
  const form = await viewAt(tx, key, changeSet ?? (await ownChangeSet(tx, username))?.id);
  if (form.live === undefined && form.drafts.length === 0) throw new Problem("NOT_FOUND");
  return form;
}

/** The live form of a key; a draft may make a new one. */
export const liveForm =
  ({ key }: DraftTarget): ReadLive =>
  async (tx) =>
    liveOf((await loadLiveContent(tx)).forms, key);

/**
 * Saves a draft; the first one of an unknown key makes the form. One with problems can be saved, but not submitted.
 * @throws OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and mine
 */
export function saveFormDraft(
  database: Database,
  edit: ItemEdit,
  definition: FormDefinition,
  by: Authorship,
  actor: Actor,
): Promise<Form> {
  const { key } = edit.place;
  return database.transaction(async (tx) =>
    viewAt(tx, key, await saveItemDraft(tx, edit, liveForm(edit.place), definition, by, actor)),
  );
}
