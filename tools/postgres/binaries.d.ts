/** Folder of PostgreSQL's server programs on this machine: Debian's newest version, Homebrew's, else the one in PATH. */
export declare function postgresFolder(): string | undefined;
/** What a person may run to get the server programs. */
export declare const installHint = "PostgreSQL's server programs were not found. Install them and run the same command again:\n  Debian, Ubuntu   sudo apt-get install postgresql\n  macOS            brew install postgresql@17";
