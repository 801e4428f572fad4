import { formKeyStart } from "@portico/rules/webForm";
import type { Site } from "../../../lib/principal.ts";
import type { FormDefinition, FormDefinitions } from "../content.types.ts";
import { type ContentSource, liveReleaseOf } from "../delivery/content.reads.ts";
import { formsOfRelease } from "../releases/releases.repository.ts";

/** The published web forms: by id, and the release that they are of. */
export type PublishedForms = { release: number; forms: ReadonlyMap<string, FormDefinition> };

const byId = (forms: FormDefinitions | undefined): PublishedForms["forms"] =>
  new Map(Object.entries(forms ?? {}).map(([key, form]) => [key.slice(formKeyStart.length), form]));

/**
 * The web forms that customers of a site get now.
 * @throws TEMPORARILY_UNAVAILABLE before the first release
 */
export async function publishedForms(source: ContentSource, site: Site): Promise<PublishedForms> {
  const release = await liveReleaseOf(source, site);
  return { release, forms: byId(await formsOfRelease(source.database, source.config.contentEnvironment, release)) };
}

/** A web form as an earlier release had it; undefined when it had none of that id, or was never published. */
export async function formOfRelease(
  { database, config }: ContentSource,
  release: number,
  id: string,
): Promise<FormDefinition | undefined> {
  return byId(await formsOfRelease(database, config.contentEnvironment, release)).get(id);
}
