import { createGlobalThemeContract } from "@vanilla-extract/css";
import { type ColorRole, colorRoles } from "./roles.ts";

const roles = Object.fromEntries(colorRoles.map((role) => [role, role])) as Record<ColorRole, string>;

const color = createGlobalThemeContract(roles, (name) => `p-${name}`);
const shadow = createGlobalThemeContract({ card: "card", raised: "raised" }, (name) => `p-shadow-${name}`);
const font = createGlobalThemeContract({ family: "family" }, (name) => `p-font-${name}`);

/** Tokens that differ between themes. Everything else (space, sizes, radii) is a constant in `tokens.ts`. */
export const themed = { color, shadow, font };
