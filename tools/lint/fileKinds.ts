/**
 * What a kind of file may not import, so that data flows one way: screen, event, saga, API function, slice, selector,
 * screen.
 */
type Kind = { files: RegExp; mayNotImport: RegExp; reason: string };

const react = /^(react|react-dom|react-redux|react-router-dom)(\/|$)/;
const copy = /^@portico\/(content-runtime|catalogue)(\/|$)/;
const clients = /(\.api|\/api\/(rest|graph|graphClient)|\/(rest|graph)Client)\.ts$/;

const kinds: readonly Kind[] = [
  {
    files: /^portal\/src\/lib\//,
    mayNotImport: /^(react|react-dom|react-redux|react-router-dom|@reduxjs\/toolkit)(\/|$)/,
    reason: "lib/ is pure: it must not use React or the store.",
  },
  { files: /^rules\//, mayNotImport: /^(?!node:|vitest|\.)/, reason: "rules/ is pure: it must not use packages." },
  {
    files: /^portal\/.*\.saga\.ts$/,
    mayNotImport: react,
    reason: "Sagas must not use React or the router: dispatch navigation/requested.",
  },
  {
    files: /^portal\/.*\.slice\.ts$/,
    mayNotImport: copy,
    reason: "Slices must not contain copy: store a code, and let the screen choose the text.",
  },
  {
    files: /^portal\/.*\.(slice|selectors)\.ts$/,
    mayNotImport: react,
    reason: "Slices and selectors must not use React.",
  },
  {
    files: /^portal\/.*\.(slice|selectors)\.ts$/,
    mayNotImport: clients,
    reason: "Slices and selectors must not fetch: sagas do.",
  },
  {
    files: /^portal\/src\/features\/.*\.tsx$/,
    mayNotImport: clients,
    reason: "Screens must not call clients: dispatch an event.",
  },
  {
    files: /^portal\/src\/(?!lib\/effects\.ts)/,
    mayNotImport: /^typed-redux-saga/,
    reason: "Import typed effects from portal/src/lib/effects.ts.",
  },
  { files: /./, mayNotImport: /^@reduxjs\/toolkit\/query/, reason: "RTK Query is not used: sagas fetch." },
];

/** Why a file of this kind may not import a value from there (types are allowed); undefined when it may. */
export function fileKindViolation(from: string, specifier: string): string | undefined {
  if (/\.(test|stories)\.tsx?$/.test(from)) return undefined;
  return kinds.find(({ files, mayNotImport }) => files.test(from) && mayNotImport.test(specifier))?.reason;
}
