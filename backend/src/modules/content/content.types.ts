import type { Wording } from "@portico/gate/contract";
import type { components } from "@portico/openapi/content";
import type { components as Studio } from "@portico/openapi/studio";
import type { components as Support } from "@portico/openapi/support";
import type { Site } from "../../lib/principal.ts";

type Schemas = components["schemas"];
type StudioSchemas = Studio["schemas"];
type SupportSchemas = Support["schemas"];

export type Manifest = Schemas["Manifest"];
export type Toggles = Schemas["Toggles"];
export type ToggleAnswer = Schemas["ToggleAnswer"];
export type ToggleDefinition = StudioSchemas["ToggleDefinition"];
export type FormDefinition = SupportSchemas["FormDefinition"];
export type ArticleDefinition = SupportSchemas["ArticleDefinition"];
export type Finding = StudioSchemas["Finding"];
export type Scope = StudioSchemas["Scope"];
export type Item = "message" | "toggle" | "form" | "article";
/** Production for customers, or staging. */
export type Environment = StudioSchemas["Environment"];

/** The shared text of a key, and the sites' own ones. */
export type SiteWording = Wording & { sites?: Partial<Record<Site, Wording>> };

export type Wordings = Record<string, SiteWording>;

export type ToggleDefinitions = Record<string, ToggleDefinition>;

/** Web forms by key: "support.form.technical-problem". */
export type FormDefinitions = Record<string, FormDefinition>;

/** Articles of support by key: "support.article.pay-your-bill". */
export type ArticleDefinitions = Record<string, ArticleDefinition>;

export const sites: readonly Site[] = ["business", "community"];

/** Author, time and reason of a change. */
export type Authorship = { author: string; at: Date; reason: string };
