/** A PostgreSQL server of our own: where it answers, how it ends, and how it dies and comes back. */
export type Server = {
    url: string;
    version: string;
    stop: () => Promise<void>;
    /** Kills all its processes at once, as a crash does, and starts it again on the same data. */
    crash: () => Promise<void>;
};
/**
 * Starts a fresh server from the machine's programs in a folder that goes away with it. Loopback only, with a password.
 * @param durable whether what it has committed outlives a crash, as in production
 */
export declare function startPostgres(programs: string, durable?: boolean): Promise<Server>;
