/** What a kind of file may not know, so that there is one way through: screen, event, saga, API function, slice, selector, screen. */
type Kind = { files: RegExp; mayNotImport: RegExp; because: string };

const react = /^(react|react-dom|react-redux|react-router-dom)(\/|$)/;
const words = /^@portico\/(content-runtime|catalogue)(\/|$)/;
const clients = /(\.api|\/api\/(rest|graph|graphClient)|\/(rest|graph)Client)\.ts$/;

const kinds: readonly Kind[] = [
  { files: /^portal\/src\/lib\//, mayNotImport: /^(react|react-dom|react-redux|react-router-dom|@reduxjs\/toolkit)(\/|$)/, because: "lib/ is pure: no React, no store." },
  { files: /^rules\//, mayNotImport: /^(?!node:|vitest|\.)/, because: "Rules are pure: they use no package." },
  { files: /^portal\/.*\.saga\.ts$/, mayNotImport: react, because: "A saga never touches React or routes: it says navigation/requested." },
  { files: /^portal\/.*\.slice\.ts$/, mayNotImport: words, because: "A slice never knows words: it keeps a code, and the screen finds the words." },
  { files: /^portal\/.*\.(slice|selectors)\.ts$/, mayNotImport: react, because: "State knows no React." },
  { files: /^portal\/.*\.(slice|selectors)\.ts$/, mayNotImport: clients, because: "State never fetches: a saga does." },
  { files: /^portal\/src\/features\/.*\.tsx$/, mayNotImport: clients, because: "A screen never calls a client: it sends an event." },
  { files: /^portal\/src\/(?!lib\/effects\.ts)/, mayNotImport: /^typed-redux-saga/, because: "Typed effects come from portal/src/lib/effects.ts." },
  { files: /./, mayNotImport: /^@reduxjs\/toolkit\/query/, because: "RTK Query would be a second place that fetches." },
];

/** Why a file of this kind may not import that (a value; types are free); undefined when it may. */
export function kindRefusal(from: string, specifier: string): string | undefined {
  if (/\.(test|stories)\.tsx?$/.test(from)) return undefined;
  return kinds.find(({ files, mayNotImport }) => files.test(from) && mayNotImport.test(specifier))?.because;
}
