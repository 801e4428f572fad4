import { globalStyle } from "@vanilla-extract/css";
import { brandDeclarations } from "./brandCss.ts";
import { community } from "./brands/community.ts";

globalStyle(`[data-site="${community.site}"]`, { vars: brandDeclarations(community) });
