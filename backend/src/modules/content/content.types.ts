import type { Wording } from "@portico/gate/contract";
import type { components } from "@portico/openapi/content";
import type { Site } from "../../lib/principal.ts";

type Schemas = components["schemas"];

export type Manifest = Schemas["Manifest"];
export type Toggles = Schemas["Toggles"];
export type ToggleAnswer = Schemas["ToggleAnswer"];
export type ToggleDefinition = Schemas["ToggleDefinition"];
export type Finding = Schemas["Finding"];
export type Scope = Schemas["Scope"];
export type Item = "message" | "toggle";

/** The wording of one key for both sites, and what a site says instead. */
export type SiteWording = Wording & { sites?: Partial<Record<Site, Wording>> };

export type Wordings = Record<string, SiteWording>;

export type ToggleDefinitions = Record<string, ToggleDefinition>;

export const sites: readonly Site[] = ["business", "community"];

/** Who changes something, and why. */
export type Authorship = { author: string; at: Date; reason: string };
