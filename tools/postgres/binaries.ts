import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debian = "/usr/lib/postgresql";
const homebrew = ["/opt/homebrew/opt", "/usr/local/opt"];

const foldersIn = (parent: string, pattern: RegExp) =>
  existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => pattern.test(name))
        .sort(newestFirst)
        .map((name) => join(parent, name, "bin"))
    : [];

const newestFirst = (a: string, b: string) => Number(b.replace(/\D/g, "")) - Number(a.replace(/\D/g, ""));

/** Folder of PostgreSQL's server programs: Debian's newest version, Homebrew's, else the one in PATH. */
export function postgresFolder(): string | undefined {
  const candidates = [
    ...foldersIn(debian, /^\d+$/),
    ...homebrew.flatMap((parent) => foldersIn(parent, /^postgresql(@\d+)?$/)),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return candidates.find(
    (folder) => folder !== "" && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** The command that installs the server programs on this system. */
export const installHint = `PostgreSQL's server programs were not found. Install them and run the same command again:
  Debian, Ubuntu   sudo apt-get install postgresql
  macOS            brew install postgresql@17`;
