import type { Plugin } from "vite";
/**
 * Has the theme's style sheets run before any other of a build. Vanilla-extract gives the rules of a sheet to the one that is run first;
 * when that is a sheet of another package which builds upon it, they are lost, and the page has neither colours nor fonts.
 */
export declare function themeFirst(): Plugin;
